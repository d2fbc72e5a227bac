import { costRecord, deductibleAmount } from '../../cost';
import type { Call, ReadRecord, RecordOf } from '../../records';
import { coursesOfProjects, project, projectsOfYear, type OpeningAmount } from '../../project';
import type { CostItemCode, DeclarationPeriod, ProjectCostInput } from '../../tax';
import { addItems, isOfCostItem, type ItemAmounts } from '../category-amounts';
import { standingsOf, type ProjectStanding, type TypedCost, type YearOfCost } from '../project-balance';

/** The last month a declaration covers. */
export const lastMonthOf: Readonly<Record<DeclarationPeriod, string>> = { H1: '06', Q1_Q3: '09', ANNUAL: '12' };

type Project = RecordOf<typeof project>;
/** A cost record without the trees that only explanations show: read several times for a form, and most of its size. */
type Cost = ReadRecord<typeof costRecord, (typeof trees)[number]> & { readonly item: CostItemCode };
const trees = ['parts', 'exclusions', 'sourceReason'] as const;

/** What of a cost record the forms are made of. */
export interface CountedCost extends TypedCost {
  readonly projectId: string;
  readonly excluded: string | null;
}

export interface PeriodCost<C extends CountedCost = Cost> extends ProjectCostInput {
  /** The year record; `id` is the same, or `<projectId>/capitalised` for the second ledger of a project with both phases. */
  readonly projectId: string;
  readonly items: ItemAmounts;
  /** Projects whose records are counted: for a capitalised one including those of its earlier years. */
  readonly projectIds: readonly string[];
  /** 期初余额 of a capitalised project: the part of its cost from earlier years. */
  readonly opening: { readonly items: ItemAmounts };
  /** The cost records it is the sum of, together with `before`. */
  readonly records: readonly C[];
  /** Of the opening balance the part from before the years of the project were kept here. */
  readonly before: readonly OpeningAmount[];
  /** Whether a capitalised balance is expensed with it, because the project came to nothing in the period. */
  readonly writtenOff: boolean;
}

/** The part of it that the tax forms are calculated from. */
export const projectCostOf = ({
  projectId: _,
  projectIds: __,
  opening: ___,
  records: ____,
  before: _____,
  writtenOff: ______,
  ...cost
}: PeriodCost<CountedCost>): ProjectCostInput => cost;

/** The id of a ledger in the input of the forms. */
export const capitalisedId = (projectId: string): string => `${projectId}/capitalised`;

/** What of a record counts for the deduction. */
const counted = (record: CountedCost) => ({ item: record.item, amount: deductibleAmount(record) });

/**
 * The cost of a year's projects up to the end of the period that counts for the deduction, by cost item. docs/rules.md,
 * Super-deduction
 * @param only the id of one of them, where the others are not wanted
 */
export async function periodCosts(
  call: Call,
  year: string,
  period: DeclarationPeriod,
  only?: string,
): Promise<PeriodCost[]> {
  const until = `${year}-${lastMonthOf[period]}`;
  const { projects: all, courseOf, earlier: before } = await projectsBehind(call, year);
  const projects = all.filter(({ id }) => only === undefined || id === only);
  const codes = new Set(projects.map(({ code }) => code));
  const earlier = before.filter(({ code }) => codes.has(code));
  const yearOf = await yearsWithCost(call, [...projects, ...earlier], until);
  return projects.flatMap((each) => {
    const course = courseOf(each.code);
    const years = earlier.filter(({ code }) => code === each.code).map(yearOf);
    return costsOfProject(each, standingsOf(course, yearOf(each), years, until));
  });
}

/** The cost of a year up to the end of a period, as the forms are calculated from it. */
export type CostsOf = (year: string, period: DeclarationPeriod) => Promise<readonly ProjectCostInput[]>;

/** The costs of years for one form, which asks for some of them several times: each is read once. */
export function costsOnce(call: Call): CostsOf {
  const read = new Map<string, ReturnType<CostsOf>>();
  return (year, period) => {
    const key = `${year} ${period}`;
    const known = read.get(key) ?? periodCosts(call, year, period).then((costs) => costs.map(projectCostOf));
    read.set(key, known);
    return known;
  };
}

/** The projects of a year, their courses, and their years before that can have capitalised cost. */
export async function projectsBehind(call: Call, year: string) {
  const projects = await projectsOfYear(call, year);
  const codes = projects.map(({ code }) => code);
  const courseOf = await coursesOfProjects(call, codes);
  const before = await call.records.find(project, {
    where: [
      { field: 'code', is: 'in', value: codes },
      { field: 'year', is: 'less', value: year },
    ],
    order: [{ field: 'year' }],
  });
  // The cost of the others is not read.
  const earlier = before.filter(
    ({ code, expenditureType }) => expenditureType === 'capitalised' || courseOf(code).phases.length > 0,
  );
  return { projects, courseOf, earlier };
}

/** The cost of a project of a year, by the ledgers it has. */
export const costsOfProject = <C extends CountedCost>(
  each: Pick<Project, 'id' | 'code' | 'name'>,
  standings: readonly ProjectStanding<C>[],
): PeriodCost<C>[] =>
  standings.map((standing) => {
    const isSecond = standings.length > 1 && standing.expenditureType === 'capitalised';
    const records = [...standing.carried, ...standing.costs];
    const earlierIds = new Set(standing.carried.map(({ projectId }) => projectId));
    const label = `${each.code} ${each.name}`;
    return {
      id: isSecond ? capitalisedId(each.id) : each.id,
      ...(isSecond && { project: each.id }),
      projectId: each.id,
      label: isSecond ? `${label}（资本化）` : label,
      expenditureType: standing.expenditureType,
      ended: standing.ended,
      items: addItems([...records.map(counted), ...standing.before]),
      projectIds: [each.id, ...earlierIds],
      opening: { items: addItems([...standing.carried.map(counted), ...standing.before]) },
      records,
      before: standing.before,
      writtenOff: standing.writtenOff,
    };
  });

/** Years of projects with their cost records up to a month. */
export async function yearsWithCost(
  call: Call,
  projects: readonly Project[],
  until: string,
): Promise<(each: Project) => YearOfCost<Cost>> {
  const stored = await call.records.find(costRecord, {
    where: [
      { field: 'projectId', is: 'in', value: projects.map(({ id }) => id) },
      { field: 'month', is: 'lessOrEqual', value: until },
    ],
    without: trees,
  });
  const costs = new Map<string, Cost[]>(projects.map(({ id }) => [id, []]));
  for (const record of stored) if (isOfCostItem(record)) costs.get(record.projectId)!.push(record);
  return (each) => ({
    year: each.year,
    expenditureType: each.expenditureType,
    completion: each.completion,
    endTime: each.endTime,
    costs: costs.get(each.id)!,
  });
}
