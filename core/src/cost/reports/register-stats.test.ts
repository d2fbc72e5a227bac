import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { materialCost } from '../material-cost';
import type { MaterialRow } from '../registers';
import { registerStats } from './register-stats';
import { reportRegisters } from './report-registers';

const { Materials, Power, FixedAssets, EquipmentPower } = reportRegisters;
const decimal = (most: number, places: number) =>
  fc.integer({ min: 0, max: most }).map((digits) => new Big(digits).div(10 ** places).toFixed());
const project = { id: 'P', code: 'RD1', expenditureType: 'expensed', completion: 'ongoing' } as const;

const slip: fc.Arbitrary<Omit<MaterialRow, 'id'>> = fc.record({
  date: fc.integer({ min: 1, max: 12 }).map((month) => `2024-${String(month).padStart(2, '0')}-15`),
  projectId: fc.constant('P'),
  qty: decimal(100_000, 3),
  price: decimal(100_000, 4),
  amount: fc.option(decimal(1_000_000, 2)),
  direction: fc.constantFrom('issue' as const, 'return' as const),
});
const slips = fc.array(slip).map((rows) => rows.map((row, at) => ({ ...row, id: String(at), unit: '千克' })));

describe('the rows of a register added up', () => {
  it('are as many as the list has, and their months come to them', () => {
    fc.assert(
      fc.property(slips, (rows) => {
        const { rows: count, totals, months } = registerStats(Materials, rows);
        expect(count).toBe(rows.length);
        expect(months.reduce((all, month) => all + month.rows, 0)).toBe(rows.length);
        for (const [field, total] of Object.entries(totals)) {
          const added = months.reduce((all, month) => all.plus(month.totals[field]!), new Big(0));
          expect(added.eq(total!)).toBe(true);
        }
        expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).toSorted());
      }),
    );
  });

  it('come to the cost they become: issues less returns, at their amount or at quantity times price', () => {
    fc.assert(
      fc.property(slips, (materials) => {
        const projects = [{ ...project, startTime: '2024-01-01', endTime: null }];
        const { parts } = materialCost({ year: 2024, projects, materials });
        const cost = parts.reduce((all, { amount }) => all.plus(amount), new Big(0));
        expect(registerStats(Materials, materials).totals.amount).toBe(cost.toFixed(2));
      }),
    );
  });

  it('have one sum of quantities where they have one unit, and none where they have several', () => {
    const bill = (powerType: string, qty: string | null) => ({ month: '2024-01', powerType, qty, amount: '1' });
    const of = (...rows: ReturnType<typeof bill>[]) => registerStats(Power, rows).totals.qty;
    expect(of(bill('electricity', '1.50'), bill('electricity', '2'))).toBe('3.5');
    expect(of(bill('electricity', '1'), bill('water', '2'))).toBeNull();
    // What adds nothing needs no unit.
    expect(of(bill('electricity', '1'), bill('water', null), bill('gas', '0'))).toBe('1');
    expect(of()).toBe('0');
  });

  it('stand in the month they state: an asset in that of its booking, power in its year and month', () => {
    const booked = registerStats(FixedAssets, [{ inaccountDate: '2023-12-25', originalValue: '5' }]);
    expect(booked.months).toEqual([{ month: '2023-12', rows: 1, totals: { originalValue: '5.00' } }]);
    const [month] = registerStats(EquipmentPower, [{ year: '2024', month: '09', workTime: '8', amount: '2' }]).months;
    expect(month).toEqual({ month: '2024-09', rows: 1, totals: { workTime: '8', amount: '2.00' } });
  });

  it('add nothing where they hold no decimal, whatever they hold', () => {
    fc.assert(
      fc.property(fc.anything(), (junk) => {
        fc.pre(!/^-?\d+(\.\d+)?$/.test(typeof junk === 'number' ? String(junk) : typeof junk === 'string' ? junk : ''));
        const rows = [{ month: junk, powerType: junk, qty: junk, amount: junk }];
        expect(registerStats(Power, rows).totals).toEqual({ qty: '0', amount: '0.00' });
      }),
      { examples: [['1e309'], [Number.NaN], ['-0.'], ['９'], [null], [{}]] },
    );
  });

  it('that state no month count in all alone', () => {
    const rows = [null, 'soon', '2024-13-01', 7].map((date) => ({ date, qty: '1', price: '1', unit: '件' }));
    expect(registerStats(Materials, rows)).toEqual({ rows: 4, totals: { qty: '4', amount: '4.00' }, months: [] });
  });
});
