import type { Application } from '@rdm/core/internal/application';
import { allocationAccount, allocationVoucher, verifyResources } from '@rdm/core/internal/cost';
import { submitRecord, type Call } from '@rdm/core/internal/records';
import { addRecord } from './add-record';
import { exportedCost } from './booked-totals';
import { otherSubjects } from './subjects';

const monthOf = (year: string) => `${year}-${exportedCost.month}`;

/** Verifies the month whose rent is not booked yet, and says which account it is credited to. */
export async function verifyExportedMonth(call: Call, year: string): Promise<void> {
  const { item: costItem, group } = exportedCost;
  const { code: subjectCode, name: subjectName } = otherSubjects.payable;
  const account = { side: 'credit', costItem, subjectCode, subjectName, auxiliary: 'none' };
  const [known] = await call.records.findByKeys(allocationAccount, [account]);
  if (!known) await addRecord(call, allocationAccount, account);
  const verify = verifyResources[group];
  const permissions = new Set([verify.permissions.add, verify.permissions.edit]);
  const clerk: Call = { ...call, caller: { ...call.caller, account: 'finance', permissions } };
  await submitRecord(clerk, verify, call.hooksOf(verify), {
    month: monthOf(year),
    reason: '尚未入账，由研发费用分配凭证入账',
  });
}

/** Exports the voucher of that month as a finance clerk does. */
export async function exportAllocationVoucher(application: Application, tenantId: string, year: string): Promise<void> {
  const permissions = new Set([allocationVoucher.permissions.add]);
  const caller = { tenantId, userId: '', account: 'finance', deptId: null, roles: [], permissions };
  const { allocationVouchers } = application.for({ caller, sessionKey: null, language: 'zh' });
  await allocationVouchers.make({
    month: monthOf(year),
    groups: [exportedCost.group],
    format: 'u8',
    voucherType: '转',
  });
}
