import { subjectMatch, voucherEntry } from '../finance';
import type { Call, Where } from '../records';

/** 研发支出 in 企业会计准则 and in 小企业会计准则: entries of these subjects are cost only where they are matched. */
const rdSubjects = ['5301', '4301'];

export interface SubjectMatching {
  /** Subjects that are matched. */
  readonly matched: number;
  /** Entries of R&D subjects without a matching, which are therefore not collected. */
  readonly unmatchedEntries: number;
}

/** How far the R&D subjects of a year's vouchers are matched. */
export async function subjectMatching({ records }: Call, year: string): Promise<SubjectMatching> {
  const matches = await records.find(subjectMatch);
  const codes = matches.map(({ subjectCode }) => subjectCode);
  let unmatchedEntries = 0;
  for (const subject of rdSubjects) {
    const own: Where<typeof voucherEntry> = [
      { field: 'month', is: 'likeRight', value: year },
      { field: 'subjectCode', is: 'likeRight', value: subject },
    ];
    const all = await records.count(voucherEntry, own);
    const known = codes.filter((code) => code.startsWith(subject));
    const matched =
      all > 0 && known.length > 0
        ? await records.count(voucherEntry, [...own, { field: 'subjectCode', is: 'in', value: known }])
        : 0;
    unmatchedEntries += all - matched;
  }
  return { matched: codes.length, unmatchedEntries };
}
