import type { Ports } from '@rdm/core/internal/application';
import { subjectMatch, voucherEntry } from '@rdm/core/internal/finance';
import type { Condition } from '@rdm/core/internal/records';

/** 研发支出 in 企业会计准则 and in 小企业会计准则: entries of these subjects are cost only where they are matched. */
const rdSubjects = ['5301', '4301'];

type ByRegister = Pick<Ports, 'resource'>;

/** The vouchers of a year on R&D subjects, and the subjects that are matched. */
export interface SubjectEntries {
  readonly matched: readonly string[];
  /** Entries of each of the R&D subjects. */
  readonly entries: readonly { readonly subject: string; readonly count: number }[];
}

const countOf = async (ports: ByRegister, where: readonly Condition[]): Promise<number> =>
  (await ports.resource(voucherEntry).list({ where, size: 1 })).total;

const entriesOf = (year: string, subject: string): Condition[] => [
  { field: 'month', is: 'likeRight', value: year },
  { field: 'subjectCode', is: 'likeRight', value: subject },
];

/** Counts on the server; no voucher is transferred. @throws the rejection of a call */
export async function subjectEntries(ports: ByRegister, year: string): Promise<SubjectEntries> {
  const [matches, ...counts] = await Promise.all([
    ports.resource(subjectMatch).list({ size: -1 }),
    ...rdSubjects.map((subject) => countOf(ports, entriesOf(year, subject))),
  ]);
  return {
    matched: matches.records.map(({ subjectCode }) => subjectCode),
    entries: rdSubjects.map((subject, at) => ({ subject, count: counts[at] ?? 0 })),
  };
}

/** Voucher entries of R&D subjects without a matching, which are therefore not collected. @throws the rejection of a call */
export async function unmatchedEntries(
  ports: ByRegister,
  year: string,
  { matched, entries }: SubjectEntries,
): Promise<number> {
  const unmatched = await Promise.all(
    entries.map(async ({ subject, count }) => {
      const known = matched.filter((code) => code.startsWith(subject));
      if (count === 0 || known.length === 0) return count;
      const own = entriesOf(year, subject);
      return count - (await countOf(ports, [...own, { field: 'subjectCode', is: 'in', value: known }]));
    }),
  );
  return unmatched.reduce((before, each) => before + each, 0);
}
