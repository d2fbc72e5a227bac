import { describe, expect, it } from 'vitest';
import type { CostPart, EligibleRecord, VoucherEntryRow } from '../cost';
import { makeLedgerRows } from './make-ledger-rows';

const entry = { id: '9', date: '2021-03-31', voucherType: '记', voucherNo: 7, summary: '支付委托研发费' };

function booked(item: CostPart['item'], amount: string): EligibleRecord {
  const part = { projectId: '1', month: '2021-03', item, amount, source: { resource: 'voucher', id: '9' } };
  return { ...part, origin: 'voucher', parts: [part], excluded: '0.00', exclusions: [] } as unknown as EligibleRecord;
}

describe('the ledger row of a voucher', () => {
  it('shows what was paid to overseas individuals in the books alone: the law collects nothing of it', () => {
    const entries = new Map([['9', entry as unknown as VoucherEntryRow]]);
    const records = [booked('7.2', '100.00'), booked('7.3', '5.00')];
    expect(makeLedgerRows({ records, entries, isVerified: () => true, booked: [] })).toMatchObject([
      {
        bookAmount: '105.00',
        taxAdjustment: '-5.00',
        taxAmount: '100.00',
        entrustOverseas: '100.00',
        entrustOverseasPerson: '5.00',
        voucherNo: '7',
        origin: 'voucher',
      },
    ]);
  });
});
