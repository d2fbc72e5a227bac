import { grant, grantSpending } from '../../cost';
import { faults, fill, grouped, Refusal, text } from '../../kernel';
import { project, projectMaster } from '../../project';
import {
  pageBounds,
  pageOf,
  recordDetail,
  wholly,
  type Call,
  type Page,
  type PageQuery,
  type RecordOf,
} from '../../records';
import { externalUnitBudget } from '../external-unit-budget';
import { governmentProjectBudget } from '../government-project-budget';
import { ownBudget } from '../own-budget';
import { projectExecution, type ProjectExecution } from '../project-execution';

type Budget = RecordOf<typeof governmentProjectBudget>;

/** A government project with how the own part of its budget is carried out. */
export interface ExecutedProject {
  readonly budget: Budget;
  readonly execution: ProjectExecution;
}

const SEVERAL = text(
  '该研发项目承担多个政府课题（{numbers}），请指定课题',
  'The R&D project carries out several government projects ({numbers}); name one of them',
);

/** How some government projects are carried out, in their order; the registers are read once for all of them. */
async function executionsOf(call: Call, budgets: readonly Budget[]): Promise<ExecutedProject[]> {
  if (budgets.length === 0) return [];
  const { records } = wholly(call);
  const where = [{ field: 'budgetId', is: 'in', value: budgets.map(({ id }) => id) }] as const;
  const own = new Map((await records.find(ownBudget, { where })).map((each) => [each.budgetId, each]));
  const units = grouped(await records.find(externalUnitBudget, { where }), ({ budgetId }) => budgetId);
  const receipts = await records.find(grant, { where, order: [{ field: 'receivedOn' }, { field: 'id' }] });
  const spending = receipts.length
    ? await records.find(grantSpending, {
        where: [{ field: 'grantId', is: 'in', value: receipts.map(({ id }) => id) }],
        order: [{ field: 'date' }, { field: 'id' }],
      })
    : [];
  const today = call.clock.now().slice(0, 10);
  return budgets.map((budget) => {
    const received = receipts.filter(({ budgetId }) => budgetId === budget.id);
    const ids = new Set(received.map(({ id }) => id));
    const execution = projectExecution({
      ...{ budget, own: own.get(budget.id) ?? null, units: units.get(budget.id) ?? [], today },
      receipts: received.map(({ id, documentNo, receivedOn, amount, returnedAmount, treatment }) => ({
        ...{ id, documentNo, receivedOn, amount, returnedAmount, treatment },
      })),
      spending: spending.filter(({ grantId }) => ids.has(grantId)),
    });
    return { budget, execution };
  });
}

/** The government projects whose budgets the caller may see, a page of them, the latest first. */
export async function executedProjects(
  call: Call,
  query: Pick<PageQuery, 'current' | 'size'>,
): Promise<Page<ExecutedProject>> {
  const bounds = pageBounds(query);
  const { offset, size: limit } = bounds;
  const total = await call.records.count(governmentProjectBudget);
  const order = [{ field: 'fromDate', descending: true }, { field: 'number' }] as const;
  const found = await call.records.find(governmentProjectBudget, { order, offset, limit });
  return pageOf(await executionsOf(call, found), total, bounds);
}

/**
 * How a government project is carried out, by its own id, or by that of the R&D project, of a year or over its years, in
 * which it is. Refuses an unknown one with 404, and a project with several of them.
 */
export async function executedProject(call: Call, { projectId }: { projectId: string }): Promise<ExecutedProject> {
  const [executed] = await executionsOf(call, [
    await recordDetail(call, governmentProjectBudget, await idOf(call, projectId)),
  ]);
  return executed!;
}

async function idOf(call: Call, projectId: string): Promise<string> {
  const byId = [{ field: 'id', is: 'equal', value: projectId }] as const;
  const [named] = await call.records.find(governmentProjectBudget, { where: byId, limit: 1 });
  if (named) return named.id;
  const [ofYear] = await call.records.find(project, { where: byId, limit: 1 });
  const [master] = await call.records.find(projectMaster, {
    where: ofYear ? [{ field: 'code', is: 'equal', value: ofYear.code }] : byId,
    limit: 1,
  });
  const carried = master
    ? await call.records.find(governmentProjectBudget, {
        where: [{ field: 'masterId', is: 'equal', value: master.id }],
        order: [{ field: 'number' }],
      })
    : [];
  if (carried.length > 1) {
    throw new Refusal(faults.invalid(fill(SEVERAL, { numbers: carried.map(({ number }) => number).join('、') })));
  }
  if (!carried[0]) throw new Refusal(faults.notFound(governmentProjectBudget.label));
  return carried[0].id;
}
