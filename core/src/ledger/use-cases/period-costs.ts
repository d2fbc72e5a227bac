import { costRecord } from '../../cost';
import type { Call, RecordOf } from '../../kernel';
import { project } from '../../project';
import type { DeclarationPeriod, ProjectCostInput } from '../../tax';
import { addItems } from '../category-amounts';
import { projectsOf } from './year-registers';

/** The last month a declaration covers. */
export const lastMonthOf: Readonly<Record<DeclarationPeriod, string>> = { H1: '06', Q1_Q3: '09', ANNUAL: '12' };

type Project = RecordOf<typeof project>;

export interface PeriodCost extends ProjectCostInput {
  /** Projects whose records are counted: an ended capitalised one brings those of its earlier years. */
  readonly projectIds: readonly string[];
}

/** The cost of a year's projects up to the end of the period, by cost item. `domain.md` §6.2 */
export async function periodCosts(call: Call, year: string, period: DeclarationPeriod): Promise<PeriodCost[]> {
  const until = `${year}-${lastMonthOf[period]}`;
  const projects = await projectsOf(call, year);
  const earlier = await earlierCapitalised(call, year, projects);
  const ids = [...projects, ...earlier].map(({ id }) => id);
  const records = (await call.records.find(costRecord, {
    where: [
      { field: 'projectId', is: 'in', value: ids },
      { field: 'month', is: 'lessOrEqual', value: until },
    ],
  })) as unknown as (RecordOf<typeof costRecord> & Parameters<typeof addItems>[0][number])[];
  return projects.map((each) => {
    const ended = each.completion === 'ended' && (period === 'ANNUAL' || String(each.endTime).slice(0, 7) <= until);
    const before =
      each.expenditureType === 'capitalised' && ended ? earlier.filter(({ code }) => code === each.code) : [];
    const projectIds = [each, ...before].map(({ id }) => id);
    return {
      id: each.id,
      label: `${each.code} ${each.name}`,
      expenditureType: each.expenditureType as 'expensed' | 'capitalised',
      ended,
      items: addItems(records.filter(({ projectId }) => projectIds.includes(projectId))),
      projectIds,
    };
  });
}

/** Earlier years of capitalised projects that were not ended then: their cost is capitalised with this year's. */
async function earlierCapitalised(call: Call, year: string, projects: readonly Project[]): Promise<Project[]> {
  const codes = projects.filter((each) => each.expenditureType === 'capitalised').map(({ code }) => code);
  return (await call.records.find(project, {
    where: [
      { field: 'code', is: 'in', value: codes },
      { field: 'year', is: 'less', value: year },
      { field: 'expenditureType', is: 'equal', value: 'capitalised' },
      { field: 'completion', is: 'equal', value: 'ongoing' },
    ],
  })) as unknown as Project[];
}
