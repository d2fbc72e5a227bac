import type { Ports } from '@rdm/core/internal/application';
import { subjectMatch, voucherEntry } from '@rdm/core/internal/finance';
import type { Condition } from '@rdm/core/internal/records';

/** 研发支出 in 企业会计准则 and in 小企业会计准则: entries of these subjects are cost only where they are matched. */
const rdSubjects = ['5301', '4301'];

/** The vouchers of a year compared with the matching of subjects. */
export interface SubjectMatching {
  readonly subjectMatches: number;
  /** Voucher entries of R&D subjects without a matching, which are therefore not collected. */
  readonly unmatchedEntries: number;
}

/** Counts on the server; no voucher is transferred. @throws the rejection of a call */
export async function subjectMatching(ports: Pick<Ports, 'resource'>, year: string): Promise<SubjectMatching> {
  const matches = await ports.resource(subjectMatch).list({ size: -1 });
  const codes = matches.records.map(({ subjectCode }) => subjectCode);
  const count = async (where: readonly Condition[]) =>
    (await ports.resource(voucherEntry).list({ where, size: 1 })).total;
  const unmatched = await Promise.all(
    rdSubjects.map(async (subject) => {
      const own: Condition[] = [
        { field: 'month', is: 'likeRight', value: year },
        { field: 'subjectCode', is: 'likeRight', value: subject },
      ];
      const all = await count(own);
      const known = codes.filter((code) => code.startsWith(subject));
      if (all === 0 || known.length === 0) return all;
      return all - (await count([...own, { field: 'subjectCode', is: 'in', value: known }]));
    }),
  );
  return { subjectMatches: codes.length, unmatchedEntries: unmatched.reduce((before, each) => before + each, 0) };
}
