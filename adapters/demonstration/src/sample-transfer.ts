import { monthOf } from '@rdm/core/calendar';
import { lastDay } from './period';
import { otherSubjects, rdSubject } from './subjects';
import type { Voucher } from './voucher';

/** The words of the voucher after the code of its project. */
export const sampleTransferWords = '测试样件转展厅陈列';

/** 元, below the least purchase of samples. */
const AMOUNT = '1680.00';

/**
 * Part of the first samples bought for an expensed project goes to the showroom at the end of that month. It is carried to
 * 管理费用 as a closing is, yet it is cost of the office and no longer of R&D.
 */
export function sampleTransfers(vouchers: readonly Voucher[]): Voucher[] {
  const subject = rdSubject('2.5', 'expensed');
  const isPurchase = ({ debits }: Voucher) => debits.some((line) => line.subject.code === subject.code);
  const [first] = vouchers.filter(isPurchase).sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const project = first?.debits[0]?.project;
  if (!first || !project) return [];
  return [
    {
      date: lastDay(monthOf(first.date)),
      summary: `${project.code} ${sampleTransferWords}`,
      debits: [{ subject: otherSubjects.office, amount: AMOUNT, project: null }],
      credits: [{ subject, amount: AMOUNT, project }],
      creditTo: null,
      department: '财务部',
    },
  ];
}
