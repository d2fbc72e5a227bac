import { describe, expect, it } from 'vitest';
import type { AllocationEntry } from './allocation-entry';
import { findBooked, type RegisterEntry } from './find-booked';
import type { AllocationVoucherRecord } from './live-vouchers';

const line = (side: AllocationEntry['side'], subjectCode: string, amount: string) => ({ side, subjectCode, amount });
const exported = (over: Partial<AllocationVoucherRecord> = {}) =>
  ({
    ...{ id: '7', mark: 'RDM202403-01', month: '2024-03', year: '2024', state: 'exported' },
    ...{ voucherDate: null, voucherType: null, voucherNo: null },
    entries: [line('debit', '53010190', '70.00'), line('debit', '53010190', '30.00'), line('credit', '2211', '100.00')],
    ...over,
  }) as unknown as AllocationVoucherRecord;
const booked = (
  voucherNo: string,
  subjectCode: string,
  debitAmount: string | null,
  creditAmount: string | null,
  over: Partial<RegisterEntry> = {},
): RegisterEntry => ({
  ...{ date: '2024-03-31', voucherType: '记', voucherNo, subjectCode, debitAmount, creditAmount, summary: '分配' },
  ...over,
});
const whole = (voucherNo: string, over: Partial<RegisterEntry> = {}) => [
  booked(voucherNo, '53010190', '100', null, over),
  booked(voucherNo, '2211', null, '100.00', over),
];
const found = (...given: Parameters<typeof findBooked>) =>
  findBooked(...given).map(({ voucherNo, byMark, sameAmounts }) => [voucherNo, byMark, sameAmounts]);

describe('the voucher an exported one was booked as', () => {
  it('has its mark in a summary, whatever stands around it, or the same amounts on the same accounts', () => {
    const marked = whole('5', { summary: '摘要RDM202403-01，工资' });
    expect(found([exported()], marked)).toEqual([['5', true, true]]);
    expect(found([exported()], whole('6'))).toEqual([['6', false, true]]);
    expect(found([exported()], whole('7', { summary: 'RDM202403-011' }))).toEqual([['7', false, true]]);
    expect(found([exported()], [booked('8', '53010190', '100', null)])).toEqual([]);
  });

  it('is said to differ where its amounts are others, and the likelier one comes first', () => {
    const other = [booked('9', '53010190', '99.99', null, { summary: 'RDM202403-01' })];
    expect(found([exported()], [...whole('6'), ...other])).toEqual([
      ['9', true, false],
      ['6', false, true],
    ]);
  });

  it('is dated from the month of the cost to the end of its year', () => {
    expect(found([exported()], whole('5', { date: '2024-02-29' }))).toEqual([]);
    expect(found([exported()], whole('5', { date: '2025-01-01' }))).toEqual([]);
    expect(found([exported()], whole('5', { date: '2024-12-31' }))).toEqual([['5', false, true]]);
  });

  it('is none that is the number of another batch, and is not looked for once there is one', () => {
    const number = { voucherDate: '2024-03-31', voucherType: '记', voucherNo: '5' };
    const other = exported({ id: '8', mark: 'RDM202403-02', state: 'booked', ...number });
    expect(found([exported(), other], whole('5'))).toEqual([]);
    expect(found([exported({ state: 'booked', ...number })], whole('5'))).toEqual([]);
  });
});
