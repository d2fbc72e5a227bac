import { closingAccount, closingVoucher, voucherEntry } from '@rdm/core/internal/finance';
import { monthOf } from '@rdm/core/calendar';
import type { Call } from '@rdm/core/internal/records';
import { sampleTransferWords } from './sample-transfer';
import { otherSubjects } from './subjects';
import { submitAsClerk } from './submit-as-clerk';

/** Adds the account that expensed cost is carried to, and the ruling on the voucher of the year that only looks like a closing. */
export async function addClosingRules(call: Call, year: string): Promise<void> {
  const account = otherSubjects.rdExpense.code;
  if ((await call.records.findByKeys(closingAccount, [{ account }])).length === 0) {
    await submitAsClerk(call, closingAccount, {
      account,
      closes: '2',
      remark: '本公司单设一级科目“研发费用”，6月末和12月末由研发支出转入',
    });
  }
  const [entry] = await call.records.find(voucherEntry, {
    where: [
      { field: 'date', is: 'greaterOrEqual', value: `${year}-01-01` },
      { field: 'date', is: 'lessOrEqual', value: `${year}-12-31` },
      { field: 'summary', is: 'like', value: sampleTransferWords },
    ],
    limit: 1,
  });
  if (!entry) return;
  const { date, voucherType, voucherNo } = entry;
  await submitAsClerk(call, closingVoucher, {
    ...{ month: monthOf(date), voucherType, voucherNo: String(voucherNo), closing: '1' },
    reason: '样件转作展厅陈列，不再用于研发，不是期末结转，应冲减样品样机购置费',
  });
}
