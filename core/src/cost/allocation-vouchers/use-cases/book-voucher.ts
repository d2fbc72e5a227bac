import { requireOpenChannel } from '../../../enterprise';
import { faults, fill, isId, Refusal, text } from '../../../kernel';
import { isSeen, updateRecords, type Call, type NewValues } from '../../../records';
import { lockedMonths, yearKey } from '../../verification/locked-months';
import { groupNames, subjectGroups } from '../../verification/subject-group';
import { allocationVoucher } from '../allocation-voucher';
import { bookedAs, liveVouchers, voucherIdentity, type AllocationVoucherRecord } from '../live-vouchers';
import { refused, requireWithin } from './make-voucher';

const IS_VOID = text('该凭证已作废', 'This voucher is void');
const NO_TYPE = text('请输入凭证字', 'Enter the voucher type');
const NO_NUMBER = text('请输入凭证号', 'Enter the voucher number');
const NO_REASON = text('请填写作废原因', 'Give the reason');
const TAKEN = text('该凭证号已登记在批次 {mark}，请核对', 'This number is entered for batch {mark} already; check it');
const LOCKED = text(
  '{month} {group}已锁定，已入账的凭证不能作废；请先解锁',
  '{group} of {month} is locked, so a booked voucher of it cannot be voided; unlock it first',
);

/** The number a voucher has in the accounting program. */
export interface BookedNumber {
  readonly id: string;
  /** `yyyy-MM-dd` */
  readonly voucherDate: string;
  readonly voucherType: string;
  readonly voucherNo: string;
}

/**
 * Enters the number an exported voucher was booked under, or corrects it. With the next recompute the ledger rows of
 * its month stand beside that voucher.
 */
export async function bookAllocationVoucher(call: Call, given: BookedNumber): Promise<AllocationVoucherRecord> {
  const before = await held(call, given.id);
  const [voucherType, voucherNo] = [given.voucherType.trim(), given.voucherNo.trim()];
  if (voucherType === '') throw refused(NO_TYPE, 'voucherType');
  if (voucherNo === '') throw refused(NO_NUMBER, 'voucherNo');
  requireWithin(given.voucherDate, before.month, 'voucherDate');
  const identity = voucherIdentity({ date: given.voucherDate, voucherType, voucherNo });
  const taken = (await liveVouchers(call, before.year)).find(
    (each) => each.id !== before.id && bookedAs(each) === identity,
  );
  if (taken) throw refused(fill(TAKEN, { mark: taken.mark }), 'voucherNo');
  return changed(call, before, {
    state: 'booked',
    ...{ voucherDate: given.voucherDate, voucherType, voucherNo },
    bookedBy: call.caller.account,
    bookedTime: call.clock.now(),
  });
}

/**
 * Voids an exported voucher: its amounts go out again with the next one. One that is booked is refused while a group of
 * its month is locked.
 */
export async function voidAllocationVoucher(
  call: Call,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<AllocationVoucherRecord> {
  const before = await held(call, id);
  const voidReason = reason.trim();
  if (voidReason === '') throw refused(NO_REASON, 'reason');
  if (before.state === 'booked') await requireUnlocked(call, before);
  return changed(call, before, {
    state: 'voided',
    voidReason,
    voidedBy: call.caller.account,
    voidedTime: call.clock.now(),
  });
}

async function requireUnlocked(call: Call, { month, groups }: AllocationVoucherRecord): Promise<void> {
  for (const group of groupNames.filter((each) => groups?.includes(each))) {
    if (!(await lockedMonths(call, group, { from: month, to: month })).has(month)) continue;
    const { label } = subjectGroups[group];
    const said = (language: 'zh' | 'en') => fill(LOCKED, { month, group: label[language] })[language];
    throw new Refusal({ ...faults.invalid(text(said('zh'), said('en'))), name: 'MONTH_LOCKED' });
  }
}

/** The voucher, of a year that is open, held against other writers. @throws Refusal 404, or 400 for a void one */
async function held(call: Call, id: string): Promise<AllocationVoucherRecord> {
  const found = await voucherNamed(call, id);
  await call.records.lock(yearKey(found.year));
  await requireOpenChannel(call, found.year);
  const now = await voucherNamed(call, id);
  if (now.state === 'voided') throw new Refusal(faults.invalid(IS_VOID));
  return now;
}

async function voucherNamed(call: Call, id: string): Promise<AllocationVoucherRecord> {
  const [found] = isId(id)
    ? await call.records.find(allocationVoucher, { where: [{ field: 'id', is: 'equal', value: id }] })
    : [];
  if (!found || !isSeen(call, allocationVoucher, found, []))
    throw new Refusal(faults.notFound(allocationVoucher.label));
  return found;
}

async function changed(
  call: Call,
  before: AllocationVoucherRecord,
  values: NewValues<typeof allocationVoucher>,
): Promise<AllocationVoucherRecord> {
  if ((await updateRecords(call, allocationVoucher, [{ before, values }])).length) {
    throw new Refusal(faults.staleVersion());
  }
  return voucherNamed(call, before.id);
}
