import { grouped } from '../../kernel';
import { yuan } from '../../kernel/money';
import type { AllocationEntry } from './allocation-entry';
import { markIn } from './batch-mark';
import { bookedAs, voucherIdentity, type AllocationVoucherRecord } from './live-vouchers';

/** An entry of the register of vouchers. */
export interface RegisterEntry {
  readonly date: string;
  readonly voucherType: string;
  readonly voucherNo: string | number;
  readonly summary?: string | null;
  readonly subjectCode: string;
  readonly debitAmount: string | null;
  readonly creditAmount: string | null;
}

/** A voucher of the register that an exported one seems to have been booked as. */
export interface FoundVoucher {
  readonly id: string;
  readonly mark: string;
  readonly voucherDate: string;
  readonly voucherType: string;
  readonly voucherNo: string;
  /** Whether the mark stands in a summary; else it was found by its amounts alone. */
  readonly byMark: boolean;
  /** Whether every account has the amounts that were exported. */
  readonly sameAmounts: boolean;
}

type Booked = Pick<AllocationVoucherRecord, 'id' | 'mark' | 'month' | 'entries'>;

/**
 * For each exported voucher without a number the vouchers of the register it may have been booked as: those with its
 * mark, or with the same amounts on the same accounts, dated from its month to the end of the year. One that is the
 * number of another batch is left out.
 */
export function findBooked(
  vouchers: readonly AllocationVoucherRecord[],
  entries: readonly RegisterEntry[],
): FoundVoucher[] {
  const taken = new Set(vouchers.flatMap((each) => bookedAs(each) ?? []));
  const register = [...grouped(entries, voucherIdentity)].filter(([identity]) => !taken.has(identity));
  const candidates = register.map(([, of]) => ({
    of,
    marks: new Set(of.map(({ summary }) => markIn(summary))),
    sums: registerSums(of),
  }));
  return vouchers
    .filter(({ state }) => state === 'exported')
    .flatMap((voucher) => {
      const sums = exportedSums(voucher);
      return candidates.flatMap(({ of, marks, sums: booked }): FoundVoucher[] => {
        const [{ date, voucherType, voucherNo }] = of as [RegisterEntry];
        if (!isInTime(voucher, date)) return [];
        const byMark = marks.has(voucher.mark);
        const sameAmounts = booked === sums;
        if (!byMark && !sameAmounts) return [];
        const { id, mark } = voucher;
        return [{ id, mark, voucherDate: date, voucherType, voucherNo: String(voucherNo), byMark, sameAmounts }];
      });
    })
    .sort((a, b) => rank(a) - rank(b));
}

const rank = ({ byMark, sameAmounts }: FoundVoucher) => (byMark && sameAmounts ? 0 : byMark ? 1 : 2);

const isInTime = ({ month }: Booked, date: string) =>
  date.slice(0, 7) >= month && date.slice(0, 4) === month.slice(0, 4);

const exportedSums = ({ entries }: Booked): string =>
  sumsOf((entries ?? []).map(({ side, subjectCode, amount }: AllocationEntry) => ({ side, subjectCode, amount })));

const registerSums = (entries: readonly RegisterEntry[]): string =>
  sumsOf(
    entries.flatMap(({ subjectCode, debitAmount, creditAmount }) => [
      { side: 'debit', subjectCode, amount: debitAmount || '0' },
      { side: 'credit', subjectCode, amount: creditAmount || '0' },
    ]),
  );

/** What stands on each side of each account, as text to compare; programs may split or join entries. */
function sumsOf(
  amounts: readonly { readonly side: string; readonly subjectCode: string; readonly amount: string }[],
): string {
  const byAccount = grouped(amounts, ({ side, subjectCode }) => `${subjectCode} ${side}`);
  const sums = [...byAccount].map(([key, of]) => {
    const total = of.reduce((all, { amount }) => all.plus(yuan(amount)), yuan(0));
    return total.isZero() ? null : `${key} ${total.toString()}`;
  });
  return sums
    .filter((each) => each !== null)
    .sort()
    .join('\n');
}
