import { costRecord } from '../../cost';
import type { Call, RecordOf } from '../../records';
import { project, projectsOfYear } from '../../project';
import type { DeclarationPeriod, ProjectCostInput } from '../../tax';
import { deductibleItems, isOfCostItem, type ItemAmounts } from '../category-amounts';

/** The last month a declaration covers. */
export const lastMonthOf: Readonly<Record<DeclarationPeriod, string>> = { H1: '06', Q1_Q3: '09', ANNUAL: '12' };

type Project = RecordOf<typeof project>;

export interface PeriodCost extends ProjectCostInput {
  readonly items: ItemAmounts;
  /** Projects whose records are counted: for a capitalised one including those of its earlier years. */
  readonly projectIds: readonly string[];
  /** 期初余额 of a capitalised project: the part of its cost from earlier years. */
  readonly opening: { readonly items: ItemAmounts };
}

/** The part of it that the tax forms are calculated from. */
export const projectCostOf = ({ projectIds: _, opening: __, ...cost }: PeriodCost): ProjectCostInput => cost;

/**
 * The cost of a year's projects up to the end of the period that counts for the deduction, by cost item. docs/rules.md,
 * Super deduction
 */
export async function periodCosts(call: Call, year: string, period: DeclarationPeriod): Promise<PeriodCost[]> {
  const until = `${year}-${lastMonthOf[period]}`;
  const projects = await projectsOfYear(call, year);
  const earlier = await earlierCapitalised(call, year, projects);
  const ids = [...projects, ...earlier].map(({ id }) => id);
  const stored = await call.records.find(costRecord, {
    where: [
      { field: 'projectId', is: 'in', value: ids },
      { field: 'month', is: 'lessOrEqual', value: until },
    ],
  });
  const records = stored.filter(isOfCostItem);
  const byProject = new Map<string, typeof records>(ids.map((id) => [id, []]));
  for (const record of records) byProject.get(record.projectId)!.push(record);
  const costOf = (of: readonly string[]) => deductibleItems(of.flatMap((id) => byProject.get(id)!));
  return projects.map((each) => {
    const ended = each.completion === 'ended' && (period === 'ANNUAL' || each.endTime.slice(0, 7) <= until);
    const before = each.expenditureType === 'capitalised' ? earlier.filter(({ code }) => code === each.code) : [];
    const earlierIds = before.map(({ id }) => id);
    const projectIds = [each.id, ...earlierIds];
    return {
      id: each.id,
      label: `${each.code} ${each.name}`,
      expenditureType: each.expenditureType as 'expensed' | 'capitalised',
      ended,
      items: costOf(projectIds),
      projectIds,
      opening: { items: costOf(earlierIds) },
    };
  });
}

/** Earlier years of capitalised projects that were not ended then: their cost is capitalised with this year's. */
async function earlierCapitalised(call: Call, year: string, projects: readonly Project[]): Promise<Project[]> {
  const codes = projects.filter((each) => each.expenditureType === 'capitalised').map(({ code }) => code);
  return call.records.find(project, {
    where: [
      { field: 'code', is: 'in', value: codes },
      { field: 'year', is: 'less', value: year },
      { field: 'expenditureType', is: 'equal', value: 'capitalised' },
      { field: 'completion', is: 'equal', value: 'ongoing' },
    ],
  });
}
