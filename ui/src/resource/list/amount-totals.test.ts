import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { material, personnelSalary } from '@rdm/core/internal/cost';
import { stored } from '../testing/memory-ports';
import { amountTotals } from './amount-totals';

const rows = (...values: readonly object[]) => values.map((each, at) => stored(String(at + 1), { ...each }));

describe('what the amounts of a list come to', () => {
  it('is their exact sum, whatever they are, empty ones aside', () => {
    const cents = fc.array(fc.option(fc.integer({ min: -1e12, max: 1e12 })), { maxLength: 30 });
    fc.assert(
      fc.property(cents, (all) => {
        const records = all.map((each) => ({ wages: each === null ? '' : (each / 100).toFixed(2) }));
        const total = all.reduce<bigint>((sum, each) => sum + BigInt(each ?? 0), 0n);
        const shown = amountTotals(personnelSalary, rows(...records))['wages']!;
        expect(BigInt(shown.replace('.', ''))).toBe(total);
      }),
    );
  });

  it('takes what was returned from what was issued', () => {
    const moved = [
      { amount: '100.00', direction: 'issue' },
      { amount: '30.50', direction: 'return' },
    ];
    expect(amountTotals(material, rows(...moved))['amount']).toBe('69.50');
  });

  it('is nothing where an amount cannot be read: it would be too little', () => {
    expect(amountTotals(personnelSalary, rows({ wages: '5000.00' }, { wages: '***' }))).not.toHaveProperty('wages');
  });
});
