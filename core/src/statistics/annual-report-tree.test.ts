import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStated } from '../kernel';
import { normaliseMoney } from '../kernel/money';
import { unreadableAmounts } from '../testing';
import { annualReportTree } from './annual-report-tree';
import { checkAnnualReport } from './check-annual-report';
import { fillAnnualReport, withRecalculatedSums } from './fill-annual-report';

const tree = annualReportTree(2024);
const row = (code: string) => tree.find((each) => each.code === code);
const filled = (data: Record<string, string | number | null>, code: string) =>
  fillAnnualReport(tree, data).find((each) => each.code === code)?.amount;

/** Also not when separators that group digits are dropped; what is blank is not given. */
const garbageAmounts = unreadableAmounts.filter((value) => normaliseMoney(value) === '' && isStated(value));

describe('form 107-2', () => {
  it('has 59 rows, numbered in order: 8 headings and 51 indicators', () => {
    expect(tree.map(({ id }) => id)).toEqual(Array.from({ length: 59 }, (_, index) => index + 1));
    expect(tree.filter(({ amountKey }) => amountKey === null)).toHaveLength(8);
    expect(new Set(tree.flatMap(({ amountKey }) => amountKey ?? [])).size).toBe(51);
  });

  it('leaves out the seven codes of the form before 2021', () => {
    const codes = new Set(tree.map(({ code }) => code));
    const missing = Array.from({ length: 58 }, (_, index) => String(index + 1)).filter((code) => !codes.has(code));
    expect(missing).toEqual(['28', '31', '34', '35', '39', '42', '51']);
  });

  it('sets every row below its parent, and headings at the top', () => {
    for (const { id, parentId, amountKey } of tree) {
      expect(parentId).toBeLessThan(id);
      expect(parentId === 0).toBe(amountKey === null);
    }
  });

  it('writes — on headings and lets nobody type there or into a sum', () => {
    const [heading] = tree;
    expect(heading).toMatchObject({ code: '—', unit: { zh: '—' }, editable: false, tip: null });
    expect(tree.flatMap(({ code, editable, amountKey }) => (editable || !amountKey ? [] : code))).toEqual(['7', '14']);
  });

  it('explains every indicator in both languages', () => {
    for (const { amountKey, tip, name } of tree) {
      expect(name.zh && name.en).toBeTruthy();
      if (amountKey) expect(tip?.zh && tip.en).toBeTruthy();
    }
  });

  it('keeps the tax ratio on the row of code 44', () => {
    expect(tree.filter(({ ratioKey }) => ratioKey).map(({ code, ratioKey }) => [code, ratioKey])).toEqual([
      ['44', 'amount44_tax_ratio'],
    ]);
    expect(row('7')?.name.zh).toBe('研究开发费用合计');
    expect(row('57')?.unit.zh).toBe('千元');
  });

  it('is the same form for years before 2021', () => {
    expect(annualReportTree('2019')).toEqual(tree);
  });
});

describe('a filled report', () => {
  it('writes money with 2 decimals, counts as whole numbers, and nothing where nothing is known', () => {
    expect(filled({ amount8: '12.3' }, '8')).toBe('12.30');
    expect(filled({ amount1: 40 }, '1')).toBe('40');
    expect(filled({ amount1: null }, '1')).toBeNull();
    expect(fillAnnualReport(tree, {})[0]?.amount).toBeNull();
  });

  it('sums a row that has no value of its own, inner sums first', () => {
    const data = { amount8: '1.10', amount15: '2.20', amount18: '3.30' };
    expect(filled(data, '14')).toBe('5.50');
    expect(filled(data, '7')).toBe('6.60');
    expect(filled({}, '7')).toBeNull();
  });

  it('knows a component that is 0', () => expect(filled({ amount15: 0 }, '14')).toBe('0.00'));

  it('refuses a value that cannot be read, instead of leaving it out of a sum', () => {
    for (const value of garbageAmounts) {
      const refusal = { code: 'NOT_AN_AMOUNT', issues: [expect.objectContaining({ path: ['amount15'] })] };
      expect(() => fillAnnualReport(tree, { amount15: value as string })).toThrow(expect.objectContaining(refusal));
    }
  });

  it('has the same rows whatever year it is asked for, and whatever else it is given', () => {
    fc.assert(fc.property(fc.anything(), (anything) => annualReportTree(anything as never).length === 59));
    for (const nothing of [null, undefined, {}]) expect(fillAnnualReport(tree, nothing)).toHaveLength(59);
    expect(filled({ amount1: '-0' }, '1')).toBe('0');
  });

  it('holds the sums of the form wherever only their components are given', () => {
    const thousandYuan = fc.option(fc.integer({ min: 0, max: 99_999_999 }).map((fen) => (fen / 100).toFixed(2)));
    const keys = ['8', '9', '10', '11', '12', '13', '15', '16', '17', '18', '19'].map((code) => `amount${code}`);
    fc.assert(
      fc.property(fc.record(Object.fromEntries(keys.map((key) => [key, thousandYuan]))), (data) => {
        const amounts = Object.fromEntries(
          fillAnnualReport(tree, data).flatMap(({ amountKey, amount }) => (amountKey ? [[amountKey, amount]] : [])),
        );
        const broken = checkAnnualReport(amounts).map(({ check }) => check);
        expect(broken).not.toContain('7=8+9+10+11+12+13+14+19');
        expect(broken).not.toContain('14=15+16+17+18');
      }),
    );
  });

  it('keeps the value a sum row brings with it', () => {
    expect(filled({ amount14: '9.00', amount18: '3.30' }, '14')).toBe('9.00');
  });

  it('shows the tax ratio, 0% unless given', () => {
    const ratio = (data: Record<string, string>) =>
      fillAnnualReport(tree, data).find(({ code }) => code === '44')?.ratio;
    expect(ratio({})).toBe('0%');
    expect(ratio({ amount44_tax_ratio: '15%' })).toBe('15%');
    expect(fillAnnualReport(tree, {})[1]).not.toHaveProperty('ratio');
  });

  it('lets sums follow what is typed, at any depth', () => {
    const typed = { amount7: '100.00', amount8: '1.00', amount14: '9.00', amount15: '2.00' };
    expect(withRecalculatedSums(tree, typed, 'amount15')).toMatchObject({ amount14: '2.00', amount7: '3.00' });
    expect(withRecalculatedSums(tree, typed, 'amount1')).toEqual(typed);
  });

  it('sums exactly', () => {
    const thousandths = fc.array(fc.integer({ min: 0, max: 9_999_999 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(thousandths, (amounts) => {
        const keys = ['amount15', 'amount16', 'amount17', 'amount18'];
        const data = Object.fromEntries(keys.map((key, index) => [key, ((amounts[index] ?? 0) / 100).toFixed(2)]));
        const fen = amounts.reduce((before, amount) => before + amount, 0);
        expect(filled(data, '14')).toBe(`${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`);
      }),
    );
  });
});
