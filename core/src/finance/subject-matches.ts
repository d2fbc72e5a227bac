import { isSeen, wholly, wouldBeSeen, type Call, type RecordOf } from '../records';
import { subjectMatch } from './subject-match';

export type SubjectMatchRecord = RecordOf<typeof subjectMatch>;

/** The matching of all accounts, regardless of data scopes; it applies to every year. */
export const matchesOf = (call: Call): Promise<SubjectMatchRecord[]> => wholly(call).records.find(subjectMatch);

/** Whether the caller sees the match of an account, or would see it if an unmatched account were matched. */
export function isMatchSeen(
  call: Call,
  matches: readonly SubjectMatchRecord[],
  { subjectCode, subjectName }: Readonly<Pick<SubjectMatchRecord, 'subjectCode' | 'subjectName'>>,
): boolean {
  const match = matches.find((each) => each.subjectCode === subjectCode);
  if (match) return isSeen(call, subjectMatch, match, []);
  return wouldBeSeen(call, subjectMatch, { subjectCode, subjectName });
}
