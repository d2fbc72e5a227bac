import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { text } from '../kernel';
import { amountColumns, sumsOfRows } from './amount-sums';
import { dictionary, money, string } from './declaration/fields';
import { crud, defineResource, type StoredRecord } from './declaration/resource';

const label = text('金额', 'Amount');
const slip = defineResource('contract/slip', {
  label,
  fields: {
    code: string({ label }),
    amount: money('yuan', { label }),
    hidden: money('yuan', { label }),
    direction: dictionary('direction', { label }),
  },
  naturalKey: ['code'],
  columns: ['code', 'amount', 'direction'],
  reversedBy: { field: 'direction', value: 'return' },
  permissions: crud('contract'),
});
const rows = (...values: readonly object[]) => values as readonly StoredRecord[];

describe('what the amounts of a list come to', () => {
  it('is their exact sum, whatever they are, empty ones aside, and nothing where all are empty', () => {
    const cents = fc.array(fc.option(fc.integer({ min: -1e12, max: 1e12 })), { maxLength: 30 });
    fc.assert(
      fc.property(cents, (all) => {
        const records = all.map((each) => ({ amount: each === null ? null : (each / 100).toFixed(2) }));
        const total = all.reduce<bigint>((sum, each) => sum + BigInt(each ?? 0), 0n);
        const { amount } = sumsOfRows(slip, rows(...records));
        if (all.every((each) => each === null)) expect(amount).toBeUndefined();
        else expect(BigInt(amount!.replace('.', ''))).toBe(total);
      }),
    );
  });

  it('takes what was returned from what was issued', () => {
    const moved = [
      { amount: '100.00', direction: 'issue' },
      { amount: '30.50', direction: 'return' },
    ];
    expect(sumsOfRows(slip, rows(...moved))).toEqual({ amount: '69.50' });
  });

  it('is nothing where an amount cannot be read: it would be too little', () => {
    expect(sumsOfRows(slip, rows({ amount: '5000.00' }, { amount: '***' }))).toEqual({});
  });

  it('is of the columns that the list has', () => {
    expect(amountColumns(slip)).toEqual(['amount']);
  });

  it('is not reckoned where the parts stand beside their whole', () => {
    const kept = { ...slip, withoutTotals: true as const };
    expect(amountColumns(kept)).toEqual([]);
    expect(sumsOfRows(kept, rows({ amount: '1.00' }, { amount: '2.00' }, { amount: '3.00' }))).toEqual({});
  });
});
