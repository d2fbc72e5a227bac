import { faults, fill, Refusal, text } from '../../kernel';
import {
  hooksOn,
  updateRecords,
  type Call,
  type HooksByName,
  type ImportedChange,
  type RecordOf,
  type ReviewedRow,
  type RowFault,
} from '../../records';
import { tenThousandYuan } from '../../kernel/money';
import { isDraft, sharedApprovalFields } from '../approval-fields';
import { isSubmitted, NOT_BACK_TO_DRAFT, type Stated } from '../data-status';
import { project } from '../project';
import { projectBudget } from '../project-budget';
import { projectDetail } from '../project-detail';
import { seenProject } from './seen-project';
import { carryToDetails, carryToProject } from './carry-over';
import { removeParts, restoreParts } from './parts-of-removed';
import { leadUnitsOnRead } from './lead-units';
import { lockProjects } from './project-lock';
import { partOf, partsOf, type Part } from './sheet-records';
import { refuseWhereUsed } from './what-hangs-on';

const OTHER_PROJECT = text(
  '不能改到另一个项目，请在那个项目中填写',
  'It cannot move to another project; fill it in there',
);
const BUDGET_DRAWN_UP = text(
  '该项目已编制项目预算，合计{total}万元，请在项目预算中修改',
  'This project has a budget of {total} (10k yuan) by category; change it there',
);

/** Keeps a project and its parts consistent in both directions. */
export const projectHooks: HooksByName = {
  ...hooksOn(project, {
    onRead: leadUnitsOnRead,
    beforeSubmit: async (call, values, before) => {
      await lockProjects(call);
      refuseBackToDraft(values, before);
      const budget = before && (await partOf(call, projectBudget, before.id));
      // The form shows the sum of the budget; the one it sends back may be stale.
      if (budget) values.budgetAmount = budget.total;
    },
    afterSubmit: async (call, after, before) => {
      const detail = before && (await partOf(call, projectDetail, after.id));
      if (detail) await carryToDetails(call, [{ before, after, detail }]);
    },
    beforeRemove: async (call, rows) => {
      await lockProjects(call);
      const named = rows.map(({ id, code }) => ({ id, named: text(`项目 ${code}`, `Project ${code}`) }));
      await refuseWhereUsed(call, project, named);
    },
    afterRemove: removeParts,
    afterRestore: restoreParts,
    reviewImport: reviewBudgets,
    beforeImport: lockProjects,
    afterImport: carryImported,
  }),
  ...hooksOn(projectDetail, {
    beforeSubmit: async (call, values, before) => {
      await lockProjects(call);
      refuseOtherProject(values, before);
      refuseBackToDraft(values, before);
      if (before) return;
      const whole = await projectOf(call, values);
      for (const name of sharedApprovalFields) values[name] ??= whole[name];
    },
    afterSubmit: async (call, after) => carryToProject(call, after, await projectOf(call, after)),
    afterRestore: async (call, rows) => {
      await lockProjects(call);
      for (const detail of rows) {
        const after = await projectOf(call, detail);
        await carryToDetails(call, [{ before: after, after, detail }]);
      }
    },
  }),
  ...hooksOn(projectBudget, {
    beforeSubmit: async (call, values, before) => {
      await lockProjects(call);
      refuseOtherProject(values, before);
    },
    afterSubmit: (call, after) => setBudget(call, after, after.total),
    beforeRemove: lockProjects,
    afterRemove: async (call, rows) => {
      for (const budget of rows) await setBudget(call, budget, null);
    },
    afterRestore: async (call, rows) => {
      await lockProjects(call);
      for (const budget of rows) await setBudget(call, budget, budget.total);
    },
  }),
};

type ProjectRecord = RecordOf<typeof project>;
type OfProject = { readonly projectId?: string | null };

/** The project a part belongs to; refuses with 404 when it no longer exists. */
const projectOf = (call: Call, { projectId }: OfProject): Promise<ProjectRecord> => seenProject(call, projectId ?? '');

function refuseBackToDraft(values: Stated, before: Stated | null): void {
  if (isDraft(values) && isSubmitted(before)) refuseField('dataStatus', NOT_BACK_TO_DRAFT);
}

function refuseOtherProject(values: OfProject, before: OfProject | null): void {
  if (before && before.projectId !== values.projectId) refuseField('projectId', OTHER_PROJECT);
}

function refuseField(field: string, message: typeof OTHER_PROJECT): never {
  throw new Refusal(faults.invalid(message, [{ field, message }]));
}

/** Sets the project's budget to the total of its budget by category. */
async function setBudget(call: Call, budget: OfProject, total: string | null): Promise<void> {
  const before = await projectOf(call, budget);
  if (before.budgetAmount === total) return;
  const stale = await updateRecords(call, project, [{ before, values: { budgetAmount: total } }]);
  if (stale.length) throw new Refusal(faults.staleVersion());
}

/** A workbook may leave the budget empty; if there is a budget by category, the amount must equal its total. */
async function reviewBudgets(call: Call, rows: readonly ReviewedRow<typeof project>[]): Promise<RowFault[]> {
  const totals = await byProject(
    call,
    projectBudget,
    rows.flatMap(({ before }) => before ?? []),
  );
  return rows.flatMap(({ values, before }, at) => {
    const budget = before && totals.get(before.id);
    if (!budget) return [];
    const { total } = budget;
    const given = values.budgetAmount ?? total;
    values.budgetAmount = total;
    if (given === null || tenThousandYuan(given).compare(tenThousandYuan(total ?? '0')) === 0) return [];
    return [{ at, field: 'budgetAmount', message: fill(BUDGET_DRAWN_UP, { total: total ?? '0.00' }) }];
  });
}

async function carryImported(call: Call, changes: readonly ImportedChange<typeof project>[]): Promise<void> {
  const details = await byProject(
    call,
    projectDetail,
    changes.map(({ before }) => before),
  );
  const concerned = changes.flatMap(({ before, values }) => {
    const detail = details.get(before.id);
    return detail ? [{ before, after: Object.assign({}, before, values), detail }] : [];
  });
  await carryToDetails(call, concerned);
}

async function byProject<P extends Part>(
  call: Call,
  part: P,
  projects: readonly ProjectRecord[],
): Promise<Map<string, RecordOf<P>>> {
  if (projects.length === 0) return new Map();
  const rows = await partsOf(
    call,
    part,
    projects.map(({ id }) => id),
  );
  return new Map(rows.map((row) => [row.projectId, row]));
}
