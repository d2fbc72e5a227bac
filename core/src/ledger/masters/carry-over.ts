import { faults, fill, Refusal, text } from '../../kernel';
import { displayBudget, sum, tenThousandYuan, yuan } from '../../kernel/money';
import { existing, removeRecords, updateRecords, wholly, type Call, type RecordOf } from '../../records';
import {
  coursesOfProjects,
  lockProjects,
  openInYear,
  project,
  projectMaster,
  recordIn,
  requireGoesOn,
  requireLater,
  sheetRows,
} from '../../project';
import { addItems, totalOf } from '../category-amounts';
import { standingsOf } from '../project-balance';
import { yearsWithCost } from '../use-cases/period-costs';
import { projectCrossYear } from './project-cross-year';

const THERE = text('项目 {code} 在{year}年度已存在', 'Project {code} exists in {year} already');
const NO_SOURCE = text('{year}年度之前没有该项目', 'There is no such project before {year}');
const CONFIRMED = text(
  '该项目跨年已确认，不能重复确认或修改',
  'It is confirmed already; it can be undone, not changed',
);

/** What a project takes along into a later year. */
export interface CarryOver {
  readonly sourceId: string;
  readonly sourceYear: string;
  readonly projectCode: string;
  readonly projectName: string;
  readonly year: string;
  /** 元 spent in all years up to it, with what was entered from before. */
  readonly spent: string;
  /** 万元 of the total budget, or else of the budget of the year, less what is spent; null where there is no budget. */
  readonly remainingBudget: string | null;
  /** 元 of capitalised cost that is not ended: 期初余额 of the later year. */
  readonly openingBalance: string;
}

/**
 * What would be carried over, by the id of a year record, or by code. Without `year` it is the next one.
 *
 * @throws Refusal for an ended project, or one the year has already
 */
export async function previewCarryOver(
  call: Call,
  given: { id?: string; year?: string; code?: string },
): Promise<CarryOver> {
  const source = given.id ? await existing(call, project, given.id) : await lastBefore(call, given);
  return carryOverOf(call, source, given.year ?? String(Number(source.year) + 1));
}

async function lastBefore(
  call: Call,
  { code = '', year = '9999' }: { code?: string; year?: string },
): Promise<RecordOf<typeof project>> {
  const [last] = await call.records.find(project, {
    where: [
      { field: 'code', is: 'equal', value: code },
      { field: 'year', is: 'less', value: year },
    ],
    order: [{ field: 'year', descending: true }],
    limit: 1,
  });
  if (!last) throw new Refusal({ ...faults.invalid(fill(NO_SOURCE, { year })), code: 404 });
  return last;
}

/** The same for a record; refuses what cannot be carried over. */
export async function carryOverOf(call: Call, source: RecordOf<typeof project>, year: string): Promise<CarryOver> {
  const { code } = source;
  requireLater(source, year);
  if (await recordIn(call, code, year)) throw new Refusal(faults.invalid(fill(THERE, { code, year })));
  await requireGoesOn(call, source, year);
  const { records } = wholly(call);
  const where = [
    { field: 'code', is: 'equal', value: code },
    { field: 'year', is: 'less', value: year },
  ] as const;
  const years = await records.find(project, { where });
  const course = (await coursesOfProjects(call, [code]))(code);
  const earlier = years.map(await yearsWithCost(wholly(call), years, `${Number(year) - 1}-12`));
  const next = { ...source, year, completion: 'ongoing', costs: [] };
  const open = standingsOf(course, next, earlier, `${year}-12`).flatMap(({ carried, before }) => [
    ...carried,
    ...before,
  ]);
  const spent = sum([...earlier.flatMap(({ costs }) => costs), ...course.opening].map(({ amount }) => yuan(amount)));
  const [master] = await records.find(projectMaster, { where: [{ field: 'code', is: 'equal', value: code }] });
  const total = master?.totalBudget ?? null;
  const budget = total ?? budgetOf(source);
  const used =
    total !== null
      ? spent
      : sum(
          earlier
            .filter((each) => each.year === source.year)
            .flatMap(({ costs }) => costs)
            .map(({ amount }) => yuan(amount)),
        );
  return {
    sourceId: source.id,
    sourceYear: source.year,
    projectCode: code,
    projectName: source.name,
    year,
    spent: spent.toString(),
    remainingBudget: budget === null ? null : leftOf(budget, used.toString()),
    openingBalance: totalOf(addItems(open)),
  };
}

/** The budget of a year record in 万元; null where none is set. */
const budgetOf = ({ budgetAmount }: RecordOf<typeof project>): string | null =>
  budgetAmount === null || (displayBudget(budgetAmount) === '0' && budgetAmount !== '0.00') ? null : budgetAmount;

/** 万元 left of a budget after 元 were spent; not below 0. */
const leftOf = (budget: string, spent: string): string =>
  tenThousandYuan(budget).minus(yuan(spent).in('tenThousandYuan')).max(tenThousandYuan('0')).toString();

type CrossYear = RecordOf<typeof projectCrossYear>;

/** Refuses to change what was confirmed. */
export function refuseConfirmed({ dataStatus }: { readonly dataStatus?: string | null }): void {
  if (dataStatus === 'submit') throw new Refusal(faults.invalid(CONFIRMED));
}

/** Makes the record of the later year, once. @throws Refusal when it was confirmed, or what the preview refuses */
export async function confirmCrossYear(
  call: Call,
  { id }: { id: string },
): Promise<{ projectId: string; projectCode: string; year: string }> {
  await lockProjects(call);
  const before = await existing(call, projectCrossYear, id);
  refuseConfirmed(before);
  const sheet = await sheetRows(call, before.sourceId);
  const { projectCode, year, openingBalance } = await carryOverOf(call, sheet.project, before.year);
  const projectId = await openInYear(call, sheet, year, before.remainingBudget ?? undefined);
  const values = { dataStatus: 'submit', targetId: projectId, openingBalance };
  const stale = await updateRecords(call, projectCrossYear, [{ before, values }]);
  if (stale.length) throw new Refusal(faults.staleVersion());
  return { projectId, projectCode, year };
}

/** Takes confirmed carry-overs back: removes the records they made, which is refused while anything hangs on them. */
export async function undoCrossYears(call: Call, rows: readonly CrossYear[]): Promise<void> {
  const made = rows.flatMap(({ dataStatus, targetId }) => (dataStatus === 'submit' && targetId ? [targetId] : []));
  if (made.length > 0) await removeRecords(wholly(call), project, call.hooksOf(project), made);
}
