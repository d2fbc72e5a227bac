import type { Month } from '@rdm/core/calendar';
import { yuan } from '@rdm/core/money';
import { padded } from './period';
import { seededRandom } from './seeded-random';
import { otherSubjects } from './subjects';
import type { Voucher } from './voucher';

const expenses = [
  { subject: otherSubjects.office, summary: '购办公用品', department: '财务部', fen: [38000, 420000] },
  { subject: otherSubjects.utilities, summary: '支付办公楼水电费', department: '财务部', fen: [860000, 2450000] },
  { subject: otherSubjects.reception, summary: '客户来访接待', department: '财务部', fen: [120000, 860000] },
  { subject: otherSubjects.transport, summary: '支付产品运输费', department: null, fen: [650000, 3850000] },
] as const;

/** Vouchers unrelated to R&D, as every ledger export contains them. */
export function officeVouchers(months: readonly Month[]): Voucher[] {
  return months.flatMap((month) =>
    expenses.map(({ subject, summary, department, fen: [least, most] }) => {
      const random = seededRandom(`office ${month} ${subject.code}`);
      const amount = yuan(random.integer(least, most)).dividedBy(100).toString();
      return {
        date: `${month}-${padded(random.integer(3, 26), 2)}`,
        summary,
        debits: [{ subject, amount, project: null }],
        creditTo: otherSubjects.bank,
        department,
      };
    }),
  );
}
