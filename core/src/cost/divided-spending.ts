import { grouped } from '../kernel';
import { allocate } from '../kernel/money';
import Big from 'big.js';

/** A row of 政府补助支出, as far as dividing it needs to know. */
interface Spending {
  readonly id: string;
  readonly grantId: string;
  readonly date: string;
  /** Null where it is divided by the shares of the grant. */
  readonly projectId: string | null;
  /** 元 */
  readonly amount: string;
}

/** The share of a project in the common spending of a grant and year, percent. */
export interface SpendingShare {
  readonly id: string;
  readonly grantId: string;
  readonly year: string;
  readonly projectId: string;
  readonly share: string;
}

/** What of a spending falls to a project; `share` in percent, null where the spending names the project itself. */
export type DividedSpending<S extends Spending> = Omit<S, 'projectId' | 'amount'> & {
  readonly projectId: string;
  readonly amount: string;
  readonly share: string | null;
};

/**
 * Divides what was spent of grants without naming a project over the projects that share the grant in the year, by the
 * largest remainder, so that the parts of a spending make its amount exactly.
 *
 * @returns the rows by project, and what cannot be divided because the shares do not make 100%, with what they make
 */
export function dividedSpending<S extends Spending>(
  spending: readonly S[],
  shares: readonly SpendingShare[],
): {
  readonly rows: readonly DividedSpending<S>[];
  readonly undivided: readonly { readonly of: S; readonly sum: string }[];
} {
  const keyOf = (grantId: string, year: string) => `${grantId} ${year}`;
  const inOrder = [...shares].sort((one, other) => (one.id < other.id ? -1 : 1));
  const byGrant = grouped(inOrder, ({ grantId, year }) => keyOf(grantId, year));
  const rows: DividedSpending<S>[] = [];
  const undivided: { of: S; sum: string }[] = [];
  for (const of of spending) {
    if (of.projectId !== null) {
      rows.push({ ...of, projectId: of.projectId, share: null });
      continue;
    }
    const over = byGrant.get(keyOf(of.grantId, of.date.slice(0, 4))) ?? [];
    const sum = over.reduce((total, { share }) => total.plus(share), new Big(0));
    const parts = sum.eq(100)
      ? allocate(
          of.amount,
          over.map(({ share }) => share),
        )
      : null;
    if (!parts) undivided.push({ of, sum: sum.toFixed() });
    else over.forEach(({ projectId, share }, at) => rows.push({ ...of, projectId, share, amount: parts[at]! }));
  }
  return { rows, undivided };
}
