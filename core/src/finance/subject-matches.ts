import type { Call, RecordOf } from '../kernel';
import { subjectMatch } from './subject-match';

export type SubjectMatchRecord = RecordOf<typeof subjectMatch>;

/** The matching of all accounts; it holds for every year. */
export const matchesOf = async (call: Call): Promise<SubjectMatchRecord[]> =>
  (await call.records.find(subjectMatch)) as unknown as SubjectMatchRecord[];
