import type { CalendarDate } from '@rdm/core/calendar';
import { sum, yuan } from '@rdm/core/money';
import type { Project } from './projects';
import type { Subject } from './subjects';

export interface VoucherDebit {
  readonly subject: Subject;
  readonly amount: string;
  readonly project: Project | null;
}

/** A voucher before it has its number: debits and the one account that balances them. */
export interface Voucher {
  readonly date: CalendarDate;
  readonly summary: string;
  readonly debits: readonly VoucherDebit[];
  readonly creditTo: Subject;
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
    const credit = sum(voucher.debits.map(({ amount }) => yuan(amount))).toString();
    const entries = [
      ...voucher.debits.map(({ subject, amount, project }) => ({
        subject,
        debitAmount: amount,
        creditAmount: null,
        projectId: project?.code ?? null,
        deptId: project?.plan.department ?? voucher.department,
      })),
      { subject: voucher.creditTo, debitAmount: null, creditAmount: credit, projectId: null, deptId: null },
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

export type VoucherRows = ReturnType<typeof voucherRows>;
