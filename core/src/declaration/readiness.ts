import { costRecord, groupNames, groupOfItem, verifyResources, type SubjectGroup } from '../cost';
import { declarationChannel, latestDeclaration, CHANNEL_CLOSED, closedYears, yearState } from '../enterprise';
import { fill, listed, monthsListed, text, type Text } from '../kernel';
import { lastMonthOf } from '../ledger';
import { project, projectsOfYear } from '../project';
import { requireYear, wholly, type Call } from '../records';
import { allowedPeriods, isCoveredYear } from '../tax';
import type { Declared } from './papers';

/** What stands in the way of a declaration, and what should be looked at before. */
export interface Readiness {
  readonly blocks: readonly Text[];
  readonly warnings: readonly Text[];
}

const NO_LAW = text(
  '{year}年度没有可用的加计扣除申报表，请选择其他年度',
  'There is no form of the super-deduction for {year}; choose another year',
);
const NO_PERIOD = text(
  '{year}年度没有该预缴申报期，请选择其他申报期',
  'There is no such advance declaration in {year}; choose another period',
);
const SUBMITTED = text(
  '该申报期已提交，如需更正请先办理更正申报',
  'This period is submitted already; open a correction first',
);
const drafts = (codes: readonly string[]) => {
  const names = listed(codes);
  return text(
    `${codes.length} 个项目仍为草稿：${names.zh}`,
    `Projects that are still drafts (${codes.length}): ${names.en}`,
  );
};
const unverified = (open: readonly string[]) => {
  const months = monthsListed(open);
  return text(
    `${open.length} 个月份的费用还没有核对：${months.zh}`,
    `Months whose cost is not verified (${open.length}): ${months.en}`,
  );
};
const NO_PROJECTS = text('{year}年度没有研发项目', 'There are no R&D projects in {year}');

/** What blocks the declaration of a period, and what it is warned of. */
export async function readiness(given: Call, asked: Declared): Promise<Readiness> {
  const call = wholly(given);
  const year = requireYear(asked.year);
  const { period } = asked;
  if (!isCoveredYear(Number(year))) return { blocks: [fill(NO_LAW, { year })], warnings: [] };
  if (!allowedPeriods(Number(year)).includes(period)) return { blocks: [fill(NO_PERIOD, { year })], warnings: [] };
  if ((await closedYears(call, [year])).has(year)) return { blocks: [CHANNEL_CLOSED], warnings: [] };
  const latest = await latestDeclaration(call, year, period);
  if (latest && declarationChannel(latest) === 'closed') return { blocks: [SUBMITTED], warnings: [] };
  const { notice } = await yearState(call, { year });
  return { blocks: notice ? [notice] : [], warnings: await warningsOf(call, asked) };
}

async function warningsOf(call: Call, { year, period }: Declared): Promise<Text[]> {
  const projects = await projectsOfYear(call, year);
  if (projects.length === 0) return [fill(NO_PROJECTS, { year })];
  const unfinished = projects.filter((each) => project.draft!.when(each)).map(({ code }) => code);
  const months = await unverifiedMonths(call, year, `${year}-${lastMonthOf[period]}`);
  return [...(unfinished.length > 0 ? [drafts(unfinished)] : []), ...(months.length > 0 ? [unverified(months)] : [])];
}

/** The months up to the given one with cost of a group that nobody has verified. */
async function unverifiedMonths(call: Call, year: string, until: string): Promise<string[]> {
  const costs = await call.records.find(costRecord, {
    where: [
      { field: 'year', is: 'equal', value: year },
      { field: 'month', is: 'lessOrEqual', value: until },
    ],
    without: ['parts'],
  });
  const verified = new Map<SubjectGroup, ReadonlySet<string>>();
  for (const group of groupNames) {
    const records = await call.records.find(verifyResources[group], {
      where: [
        { field: 'year', is: 'equal', value: year },
        { field: 'verification', is: 'in', value: ['verified', 'locked'] },
      ],
    });
    verified.set(group, new Set(records.map(({ month }) => month)));
  }
  const open = costs.filter(({ item, month }) => {
    const group = groupOfItem(item);
    return group !== null && !verified.get(group)!.has(month);
  });
  return [...new Set(open.map(({ month }) => month))].sort();
}
