import type { Call, RecordOf } from '../records';
import { project } from './project';

/** The projects of a year by code. */
export async function projectsOfYear(call: Call, year: string): Promise<RecordOf<typeof project>[]> {
  const where = [{ field: 'year', is: 'equal' as const, value: year }];
  return (await call.records.find(project, { where, order: [{ field: 'code' }] })) as unknown as RecordOf<
    typeof project
  >[];
}
