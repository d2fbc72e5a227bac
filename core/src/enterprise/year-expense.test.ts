import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialDraft, validateRecord } from '../records';
import { yearExpense, yearExpenseFields } from './year-expense';
import { collectedYearExpense, summariseYearExpense } from './year-expense-summary';

const zeros = Object.fromEntries(yearExpenseFields.map((name) => [name, '0.00']));
const fen = fc.integer({ min: 0, max: 1_000_000_000 }).map((amount) => (amount / 100).toFixed(2));

describe('the year expense', () => {
  it('opens with 0.00 in every category and the current year', () => {
    expect(initialDraft(yearExpense, '2025-03-01')).toEqual({ year: '2025', ...zeros });
  });

  it('asks for every amount, in 万元 with two decimals, and adds them up itself', () => {
    const { values, faults } = validateRecord(yearExpense, { year: '2024', ...zeros, labor: '1,234.5', other: '0.5' });
    expect(faults).toEqual([]);
    expect(values).toMatchObject({ labor: '1234.50', total: '1235.00' });
    const missing = validateRecord(yearExpense, { year: '2024', ...zeros, directIn: '' }).faults;
    expect(missing.map(({ field, message }) => [field, message.zh])).toEqual([['directIn', '请输入直接投入费用']]);
  });

  it('takes no total from whoever sends one', () => {
    expect(validateRecord(yearExpense, { year: '2024', ...zeros, total: '9.00' }).values.total).toBe('0.00');
  });
});

describe('its summary', () => {
  it('sets the breakdown beside what is stated of the enterprise', () => {
    const summary = summariseYearExpense([
      { ...zeros, orgName: '二厂', labor: '1.10' },
      { ...zeros, orgName: '一厂', labor: '2.20', design: '0.30' },
      { ...zeros, orgName: null, labor: '3.30', design: '0.40' },
    ]);
    expect(summary.organisations.map(({ orgName, amounts }) => [orgName, amounts.total])).toEqual([
      ['一厂', '2.50'],
      ['二厂', '1.10'],
    ]);
    expect(summary.broken).toMatchObject({ labor: '3.30', design: '0.30', total: '3.60' });
    expect(summary.enterprise?.total).toBe('3.70');
    expect(summary.differing).toEqual(['design', 'total']);
  });

  it('compares nothing where there is no breakdown or nothing is stated of the enterprise', () => {
    expect(summariseYearExpense([{ ...zeros, orgName: '' }]).differing).toEqual([]);
    expect(summariseYearExpense([{ ...zeros, orgName: '一厂', labor: '1' }])).toMatchObject({
      enterprise: null,
      differing: [],
    });
  });

  it('adds up exactly, whatever the amounts', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fen, fen)), (pairs) => {
        const records = pairs.map(([labor, other], at) => ({ ...zeros, orgName: `${at}`, labor, other }));
        const cents = pairs.flat().reduce((before, each) => before + Math.round(Number(each) * 100), 0);
        expect(Math.round(Number(summariseYearExpense(records).broken.total) * 100)).toBe(cents);
      }),
    );
  });

  it('takes the cost collected in 元, rounded once', () => {
    const categories = {
      personnel: '50.00',
      directInput: '0.00',
      depreciation: '0.00',
      amortisation: '0.00',
      design: '49.99',
      other: '0.00',
      entrusted: '12345678.90',
    };
    expect(collectedYearExpense([{ categories }, { categories: { ...categories, entrusted: '0.00' } }])).toMatchObject({
      labor: '0.01',
      design: '0.01',
      entrustDev: '1234.57',
      total: '1234.59',
    });
  });
});
