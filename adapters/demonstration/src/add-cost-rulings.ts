import { costAdjustment, costSourceChoice } from '@rdm/core/internal/cost';
import { voucherEntry } from '@rdm/core/internal/finance';
import { otherMatter } from '@rdm/core/internal/ledger';
import { monthOf } from '@rdm/core/calendar';
import type { Call } from '@rdm/core/internal/records';
import { rdSubject, type BookedItem } from './subjects';
import { submitAsClerk } from './submit-as-clerk';

/** What does not count of the first bill of the year on an account; without an amount none of the bill. */
const adjusted = [
  { item: '6.4', amount: '320.00', reason: 'entertainment', remark: '会议餐费中的业务招待部分' },
  { item: '6.1', amount: null, reason: 'noVoucher', remark: '汇算清缴前未取得发票' },
] as const satisfies readonly { item: BookedItem; [property: string]: string | null }[];

/** Adds what finance decides on the cost of a year: an item taken from vouchers, adjustments for tax, and 其他事项. */
export async function addCostRulings(call: Call, year: string): Promise<void> {
  await submitAsClerk(call, costSourceChoice, {
    ...{ year, costItem: '2.8', source: 'voucher' },
    remark: '租金按项目签订合同并按项目入账，以凭证为准',
  });
  for (const { item, amount, reason, remark } of adjusted) {
    const [bill] = await call.records.find(voucherEntry, {
      where: [
        { field: 'date', is: 'greaterOrEqual', value: `${year}-01-01` },
        { field: 'date', is: 'lessOrEqual', value: `${year}-12-31` },
        { field: 'subjectCode', is: 'equal', value: rdSubject(item, 'expensed').code },
        { field: 'debitAmount', is: 'greater', value: '0' },
      ],
      order: [{ field: 'date' }, { field: 'id' }],
      limit: 1,
    });
    if (!bill) continue;
    const { date, projectId, debitAmount } = bill;
    await submitAsClerk(call, costAdjustment, {
      ...{ month: monthOf(date), projectId, item, amount: amount ?? debitAmount, reason, remark },
    });
  }
  await submitAsClerk(call, otherMatter, {
    ...{ month: `${year}-01`, item: '1.1', amount: '36000.00' },
    reason: '已调离全部研发项目人员的股权激励费用',
  });
}
