import { costRecord, statsAmount, type ProjectAmounts } from '../../cost';
import { requireYear, type Call, type RecordOf } from '../../records';
import type { ProjectMonths } from '../ports';
import { projectsOfYear } from '../../project';

/** Amounts of a year's cost records by project, item, category and month. */
export async function projectAmounts(call: Call, given: { year: string }): Promise<ProjectAmounts[]> {
  const year = requireYear(given.year);
  const records = await call.records.find(costRecord, { where: [{ field: 'year', is: 'equal', value: year }] });
  const projects = await projectsOfYear(call, year);
  return statsAmount(records as unknown as CostRecordOfItem[], projects);
}

type CostRecordOfItem = RecordOf<typeof costRecord> & Parameters<typeof statsAmount>[0][number];

export async function projectMonths(call: Call, given: { year: string }): Promise<ProjectMonths[]> {
  return (await projectAmounts(call, given)).map(({ projectId, projectCode, months, total }) => ({
    projectId,
    projectCode,
    months,
    total,
  }));
}
