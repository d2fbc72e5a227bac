import type { Month } from '@rdm/core/calendar';
import { yuan } from '@rdm/core/money';
import { lastDay } from './period';
import { seededRandom } from './seeded-random';
import { otherSubjects } from './subjects';
import type { Voucher } from './voucher';

/** 元 of a month, least and most; twelve of them are about the revenue of the enterprise year. */
const MONTHLY = [14_600_000, 16_300_000] as const;

/** What the enterprise sells of its products, with output tax: a voucher a month, its last but for the closing. */
export function salesVouchers(months: readonly Month[]): Voucher[] {
  return months.map((month) => {
    const amount = yuan(seededRandom(`sales ${month}`).integer(...MONTHLY)).toString();
    const tax = yuan(amount).times(13).dividedBy(100).round().toString();
    return {
      date: lastDay(month),
      summary: `${Number(month.slice(5))}月产品销售收入`,
      debits: [{ subject: otherSubjects.receivable, amount: yuan(amount).plus(yuan(tax)).toString(), project: null }],
      credits: [{ subject: otherSubjects.outputTax, amount: tax, project: null }],
      creditTo: otherSubjects.sales,
      department: '财务部',
    };
  });
}
