import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addUp, yuan } from '../kernel/money';
import { partsAboveBudget, passedOnFaults, shiftFaults } from './budget-caps';
import { governmentSubjects } from './government-subject';
import { adjustedField } from './own-budget';
import { amountFields, subjectAmounts } from './subject-amounts';

const amount = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2));
const part = fc.record(Object.fromEntries(amountFields.map((field) => [field, fc.option(amount)])));
const added = (parts: readonly Readonly<Record<string, string | null>>[]) =>
  Object.fromEntries(amountFields.map((field) => [field, addUp(parts.map((each) => each[field] ?? '0'))]));

describe('the parts of a budget', () => {
  test('may make all of it, and a cent more of any subject is named with the excess', () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), fc.constantFrom(...amountFields), (parts, field) => {
        const budget = added(parts);
        expect(partsAboveBudget(budget, parts)).toEqual([]);
        const over = [...parts, { [field]: '0.01' }];
        const found = partsAboveBudget(budget, over);
        expect(found.map((each) => each.field)).toEqual([field]);
        expect(found[0]!.message.zh).toContain('超出 0.01 元');
      }),
    );
  });

  test('are parts of nothing where the budget has none of a subject', () => {
    expect(partsAboveBudget({ labourGrant: null }, [{ labourGrant: '5.00' }])[0]?.message.zh).toContain(
      '超过课题预算 0.00',
    );
  });

  test('are passed on no more of the grant than was allotted', () => {
    expect(passedOnFaults({ paidAmount: '10.00', grantTotal: '10.00' })).toEqual([]);
    expect(passedOnFaults({ paidAmount: '10.01', grantTotal: null })).toMatchObject([{ field: 'paidAmount' }]);
  });
});

describe('the totals of a budget', () => {
  test('are made of its amounts, by source and together, and of none where none is given', () => {
    fc.assert(
      fc.property(part, (row) => {
        const { grantTotal, ownTotal, total } = subjectAmounts;
        const made = [grantTotal, ownTotal].map((each) => each.compute(row));
        expect(total.compute(row) ?? '0.00').toBe(addUp(made.map((each) => each ?? '0')));
      }),
    );
    expect(subjectAmounts.total.compute({})).toBeNull();
  });
});

describe('a shift of the grant between subjects', () => {
  const shift = (given: Readonly<Record<string, string>>) => shiftFaults({ ...given });

  test('makes zero in total', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 3, maxLength: 3 }),
        (cents) => {
          const shifts = governmentSubjects
            .slice(0, 3)
            .map((subject, at) => [adjustedField(subject), (cents[at]! / 100).toFixed(2)] as const);
          const rich = Object.fromEntries(amountFields.map((field) => [field, '10000.00']));
          const even = yuan(addUp(shifts.map(([, value]) => value))).isZero();
          expect(shiftFaults({ ...rich, ...Object.fromEntries(shifts) }).length === 0).toBe(even);
        },
      ),
    );
  });

  test('takes no more from a subject than it has, and adds nothing to indirect cost', () => {
    const budget = { equipmentGrant: '100.00', businessGrant: '100.00', indirectGrant: '50.00' };
    expect(shift({ ...budget, indirectAdjusted: '-50.00', businessAdjusted: '50.00' })).toEqual([]);
    expect(shift({ ...budget, equipmentAdjusted: '-100.01', businessAdjusted: '100.01' })).toMatchObject([
      { field: 'equipmentAdjusted' },
    ]);
    expect(shift({ ...budget, equipmentAdjusted: '-1.00', indirectAdjusted: '1.00' })).toMatchObject([
      { field: 'indirectAdjusted', message: { zh: '间接费用预算不得调增，只能调减用于直接费用' } },
    ]);
  });
});
