import type { Call, RecordOf } from '../records';
import { project } from './project';

/** The projects of a year by code. */
export async function projectsOfYear(call: Call, year: string): Promise<RecordOf<typeof project>[]> {
  return call.records.find(project, {
    where: [{ field: 'year', is: 'equal', value: year }],
    order: [{ field: 'code' }],
  });
}
