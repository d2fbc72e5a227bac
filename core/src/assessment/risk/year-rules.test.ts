import { describe, expect, it } from 'vitest';
import { cost, entry, foundBy, match, report, soundYear } from './risk-year.testing';

describe('A107012', () => {
  const of = (line40: string, put: object = {}) =>
    foundBy('year.deductionEmpty', { deduction: { ...soundYear.deduction, lines: { '40': line40 } as never }, ...put });

  it('has cost on line 40 where the accounts show some, matched or not', () => {
    expect(of('0.01')).toEqual([]);
    expect(of('0.00', { entries: [] })).toEqual([]);
    expect(of('0.00')).toMatchObject([
      { zh: '2024 年账面研发支出 1,234.56 元，A107012 第 40 行却为 0，请重新归集并核对项目和科目对应', rows: ['r1'] },
    ]);
    expect(of('0.00', { matches: [] })).toHaveLength(1);
    expect(of('0.00', { matches: [match({ costItem: 'none' })] })).toEqual([]);
  });
});

describe('code 7 of form 107-2', () => {
  it('is what the ledgers come to, but for its rounding to 10 yuan a kind of cost', () => {
    const of = (total: string) =>
      foundBy('year.statisticsDiffer', { costRecords: [cost({ amount: '1230.00' })], reports: [report({ total })] });
    expect(of('1230.00')).toEqual([]);
    expect(of('1190.00')).toEqual([]);
    expect(of('1270.00')).toEqual([]);
    expect(of('1189.99')).toMatchObject([{ rows: ['r1'] }]);
    expect(of('1270.01')).toHaveLength(1);
  });

  it('counts what ledgers leave out of the deduction, as the statistics count it', () => {
    const costRecords = [cost({ amount: '1230.00', excluded: '230.00' })];
    expect(foundBy('year.statisticsDiffer', { costRecords, reports: [report({ total: '1000.00' })] })).toEqual([]);
    const [found] = foundBy('year.statisticsDiffer', { costRecords, reports: [report({ total: '1230.00' })] });
    expect(found!.zh).toContain('另有不予加计 230.00 元');
  });
});

describe('the share of R&D cost in sales', () => {
  const of = (sales: string, spent: string, put: object = {}) =>
    foundBy('year.rdShareBelowBand', {
      ...{
        entries: [entry({ subjectCode: '6001', subjectName: '主营业务收入', debitAmount: null, creditAmount: sales })],
      },
      ...{ costRecords: [cost({ amount: spent })], ...put },
    });

  it.each([
    ['1000.00', '50.00', 0],
    ['1000.00', '49.99', 1],
    ['50000000.00', '2499999.99', 1],
    ['50000000.01', '2000000.01', 0],
    ['200000000.01', '6000000.01', 0],
    ['200000000.01', '6000000.00', 1],
  ])('of sales %s with R&D cost %s: %i findings', (sales, spent, count) => {
    expect(of(sales, spent)).toHaveLength(count);
  });

  it('is not known without sales', () => {
    expect(foundBy('year.rdShareBelowBand')).toEqual([]);
    expect(of('1000.00', '49.99')).toMatchObject([{ zh: expect.stringContaining('的 5.00%，低于 5%') as string }]);
  });
});
