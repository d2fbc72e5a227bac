import type { CalendarDate } from '@rdm/core/calendar';
import { sum, yuan } from '@rdm/core/money';
import type { Project } from './projects';
import type { Subject } from './subjects';

/** An amount on an account, of a project or of none. */
export interface VoucherLine {
  readonly subject: Subject;
  readonly amount: string;
  readonly project: Project | null;
}

/** A voucher before it has its number: its debits and credits, and the account that balances them. */
export interface Voucher {
  readonly date: CalendarDate;
  readonly summary: string;
  readonly debits: readonly VoucherLine[];
  /** Accounts that are credited with amounts of their own. */
  readonly credits?: readonly VoucherLine[];
  /** Credited with the rest; null where nothing is left. */
  readonly creditTo: Subject | null;
  /** The department of debits without a project. */
  readonly department: string | null;
}

/** Rows of 记账凭证 by date; the numbers of 记 vouchers restart every month. */
export function voucherRows(vouchers: readonly Voucher[]) {
  const inOrder = [...vouchers].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const numbers = new Map<string, number>();
  return inOrder.flatMap((voucher) => {
    const month = voucher.date.slice(0, 7);
    const number = (numbers.get(month) ?? 0) + 1;
    numbers.set(month, number);
    const { debits, credits = [], creditTo, department } = voucher;
    const rest = totalOf(debits).minus(totalOf(credits));
    const balance = creditTo === null ? [] : [{ subject: creditTo, amount: rest.toString(), project: null }];
    const entries = [
      ...debits.map(({ subject, amount, project }) => ({
        subject,
        debitAmount: amount,
        creditAmount: null,
        projectId: project?.code ?? null,
        deptId: project?.plan.department ?? department,
      })),
      ...[...credits, ...balance].map(({ subject, amount, project }) => ({
        subject,
        debitAmount: null,
        creditAmount: amount,
        projectId: project?.code ?? null,
        deptId: project?.plan.department ?? null,
      })),
    ];
    return entries.map(({ subject, ...entry }, index) => ({
      date: voucher.date,
      voucherType: '记',
      voucherNo: String(number),
      entryNo: String(index + 1),
      summary: voucher.summary,
      subjectCode: subject.code,
      subjectName: subject.name,
      ...entry,
    }));
  });
}

const totalOf = (lines: readonly VoucherLine[]) => sum(lines.map(({ amount }) => yuan(amount)));

export type VoucherRows = ReturnType<typeof voucherRows>;

/** The rows of the voucher with this summary; none if there is none. */
const rowsOfSummary = (vouchers: VoucherRows, summary: string): VoucherRows =>
  vouchers.filter((row) => row.summary === summary);

/** The number of the voucher with this summary, as people write it; null if there is none. */
export function voucherNoOf(vouchers: VoucherRows, summary: string): string | null {
  const [row] = rowsOfSummary(vouchers, summary);
  return row ? `${row.voucherType}-${row.voucherNo}` : null;
}
