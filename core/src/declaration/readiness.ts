import { costRecord, groupNames, groupOfItem, verifyResources, type SubjectGroup } from '../cost';
import { declarationChannel, latestDeclaration, CHANNEL_CLOSED, closedYears, yearState } from '../enterprise';
import { fill, text, type Text } from '../kernel';
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
const DRAFTS = text('{count} 个项目仍为草稿：{names}', 'Projects that are still drafts ({count}): {names}');
const UNVERIFIED = text(
  '{count} 个月份的费用还没有核对：{months}',
  'The cost of {count} months is not verified: {months}',
);
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
  return { blocks: notice ? [notice] : [], warnings: await warningsOf(call, year) };
}

async function warningsOf(call: Call, year: string): Promise<Text[]> {
  const projects = await projectsOfYear(call, year);
  if (projects.length === 0) return [fill(NO_PROJECTS, { year })];
  const drafts = projects.filter((each) => project.draft!.when(each));
  const months = await unverifiedMonths(call, year);
  return [
    ...(drafts.length > 0
      ? [fill(DRAFTS, { count: drafts.length, names: drafts.map(({ code }) => code).join('、') })]
      : []),
    ...(months.length > 0 ? [fill(UNVERIFIED, { count: months.length, months: months.join('、') })] : []),
  ];
}

/** The months with cost of a group that nobody has verified. */
async function unverifiedMonths(call: Call, year: string): Promise<string[]> {
  const costs = await call.records.find(costRecord, { where: [{ field: 'year', is: 'equal', value: year }] });
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
