import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addUp, yuan } from '../../kernel/money';
import { matchedEntries } from '../matched-entries';
import type { VoucherEntryRow } from '../registers';
import { withAllocationVouchers } from './booked-from-here';
import type { AllocationVoucherRecord } from './live-vouchers';

const matches = [{ subjectCode: '53010190', costItem: '1.1' as const }];
const voucher = (amounts: readonly string[]) =>
  ({
    ...{ id: '7', mark: 'RDM202403-01', month: '2024-03', year: '2024', state: 'booked' },
    ...{ voucherDate: '2024-04-10', voucherType: '记', voucherNo: '18' },
    entries: [
      ...amounts.map((amount) => ({
        ...{ side: 'debit', subjectCode: '53010190', subjectName: '人工费', amount, item: '1.1' },
        ...{ projectId: '1', expenditureType: 'expensed', summary: 'RDM202403-01 工资薪金' },
      })),
      { ...{ side: 'credit', subjectCode: '2211', amount: addUp(amounts), item: '1.1' }, projectId: null },
    ],
  }) as unknown as AllocationVoucherRecord;
const imported = (amounts: readonly string[]): VoucherEntryRow[] => [
  ...amounts.map((debitAmount, at) => ({
    ...{ id: String(at), date: '2024-04-10', voucherType: '记', voucherNo: '18', entryNo: at + 1 },
    ...{ subjectCode: '53010190', debitAmount, creditAmount: null, projectId: '1' },
  })),
  {
    ...{ id: '99', date: '2024-04-10', voucherType: '记', voucherNo: '18', entryNo: 99 },
    ...{ subjectCode: '6602', debitAmount: null, creditAmount: addUp(amounts), projectId: null },
  },
];
const amount = fc
  .integer({ min: -99_999, max: 99_999 })
  .filter((given) => given !== 0)
  .map((given) => (given / 100).toFixed(2));

it('books its cost once in the month it was exported of, whether the register of vouchers holds it or not', () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 5 }), fc.boolean(), (amounts, isImported) => {
      const register = isImported ? imported(amounts) : [];
      const all = withAllocationVouchers(matchedEntries(register, matches), register, [voucher(amounts)]);
      const total = all.reduce((sum, { debited, credited }) => sum.plus(debited).minus(credited), yuan(0));
      expect(total.toString()).toBe(addUp(amounts));
      expect(all.every(({ entry }) => entry.ofMonth === '2024-03' && entry.voucherNo === '18')).toBe(true);
    }),
  );
});
