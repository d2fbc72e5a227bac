import { describe, expect, test } from 'vitest';
import { superDeduction, type FourthQuarter } from './index';

const months = (monthsAfterOct1: number, monthsOperated: number): FourthQuarter => ({
  mode: 'months',
  monthsAfterOct1,
  monthsOperated,
});
const actual = (amount: number): FourthQuarter => ({ mode: 'actual', amount });

/** Amounts in 元. 公告2022年第28号 第二条 */
describe('the fourth quarter of 2022', () => {
  test.each([
    ['a whole year, actual', 10_000_000, actual(4_000_000), '4000000.00', '6000000.00', '8500000.00'],
    ['a whole year, 3 of 12 months', 10_000_000, months(3, 12), '2500000.00', '7500000.00', '8125000.00'],
    ['founded in May, actual', 1_000_000, actual(300_000), '300000.00', '700000.00', '825000.00'],
    ['founded in May, 3 of 8', 1_000_000, months(3, 8), '375000.00', '625000.00', '843750.00'],
    ['founded in March, 3 of 10', 1_500_000, months(3, 10), '450000.00', '1050000.00', '1237500.00'],
    ['founded in May with 400', 4_000_000, months(3, 8), '1500000.00', '2500000.00', '3375000.00'],
    ['founded the year before', 1_500_000, months(3, 12), '375000.00', '1125000.00', '1218750.00'],
  ] as const)('%s', (_, personnel, q4, baseQ4, baseQ1Q3, deduction) => {
    const project = { id: 'a', expenditureType: 'expensed' as const, ended: false, personnel };
    const form = superDeduction({ year: 2022, period: 'ANNUAL', projects: [project], q4 });
    expect([form.baseQ4, form.baseQ1Q3, form.lines['51']]).toEqual([baseQ4, baseQ1Q3, deduction]);
  });
});
