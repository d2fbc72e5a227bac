import { describe, expect, it } from 'vitest';
import { cost, entry, foundBy, paid, soundYear } from './risk-year.testing';

const withLines = (lines: Readonly<Record<string, string>>, more: object = {}) => ({
  deduction: { ...soundYear.deduction, lines: { ...soundYear.deduction.lines, ...lines } as never },
  ...more,
});

describe('line 43', () => {
  const of = (line43: string, line42: string) =>
    foundBy('year.amortisedWithoutProject', withLines({ '42': line42, '43': line43 }));

  it('needs a capitalised project that ended in the year', () => {
    expect(of('0.00', '0.00')).toEqual([]);
    expect(of('100.00', '24000.00')).toEqual([]);
    expect(of('100.00', '0.00')).toMatchObject([
      { zh: expect.stringContaining('第43行为 100.00 元，但当年没有已结束的资本化项目') as string, rows: ['r1'] },
    ]);
  });
});

describe('line 49', () => {
  const of = (value: string, computed: string) =>
    foundBy('year.carriedForwardDiffers', {
      deduction: {
        ...soundYear.deduction,
        lineInputs: [
          {
            ...{ line: '49', computed, value, quarters: [], typed: true, reason: null },
            difference: (Number(value) - Number(computed)).toFixed(2),
          },
        ],
      },
    });

  it('is line 52 of the year before', () => {
    expect(foundBy('year.carriedForwardDiffers')).toEqual([]);
    expect(of('10.00', '10.00')).toEqual([]);
    expect(of('0.00', '10.00')).toMatchObject([
      { zh: expect.stringContaining('第49行填报 0.00 元，上年第52行结转 10.00 元') as string },
    ]);
  });
});

describe('line 40 and the accounts', () => {
  const of = (line40: string, put: object = {}) => foundBy('year.accountsDiffer', withLines({ '40': line40 }, put));

  it('are the same, or the difference is told figure by figure', () => {
    expect(of('1234.56')).toEqual([]);
    // 1,234.56 booked, 1,000 collected, 100 of it excluded; 800 on the form.
    expect(of('800.00', { costRecords: [cost({ amount: '1000.00', excluded: '100.00' })] })).toMatchObject([
      {
        zh: expect.stringContaining(
          '差异 434.56 元：未归集或台账与凭证之差 234.56 元，税务调整 100.00 元，限额、委托80%与资本化结转 100.00 元',
        ) as string,
        rows: ['r1'],
      },
    ]);
  });

  it('are not compared where the accounts show nothing, or the form is empty', () => {
    expect(of('800.00', { entries: [] })).toEqual([]);
    expect(of('0.00')).toEqual([]);
  });
});

describe('cost paid to individuals abroad', () => {
  it('never counts', () => {
    expect(foundBy('year.personAbroad')).toEqual([]);
    expect(foundBy('year.personAbroad', { costRecords: [cost({ item: '7.3', amount: '0.00' })] })).toEqual([]);
    expect(
      foundBy('year.personAbroad', { costRecords: [cost(), cost({ id: 'c2', item: '7.3', amount: '50.00' })] }),
    ).toMatchObject([{ zh: expect.stringContaining('委托境外个人研发费用 50.00 元') as string, rows: ['c2'] }]);
  });
});

describe('sources of cost', () => {
  const warning = (subject: string) => ({
    sourceWarnings: [{ code: 'TOTALS_DIFFER' as const, subject, count: 1, message: { zh: '相差', en: 'differ' } }],
  });

  it('are told with the cost they concern, else with the project', () => {
    expect(foundBy('finance.sourceUnused')).toEqual([]);
    expect(foundBy('finance.sourceUnused', warning('6.4'))).toMatchObject([{ zh: '相差', rows: ['c1'] }]);
    expect(foundBy('finance.sourceUnused', warning('2.1 RD1'))).toMatchObject([{ rows: ['j1'] }]);
    expect(foundBy('finance.sourceUnused', warning('2.1'))).toMatchObject([{ rows: [] }]);
  });
});

describe('closings', () => {
  it('do not take the cost of a month off again', () => {
    expect(foundBy('finance.closings')).toEqual([]);
    const off = entry({ id: 'v3', voucherNo: '9', debitAmount: null, creditAmount: '1234.56', summary: '红字冲销' });
    const back = paid({ id: 'v4', voucherNo: '9', debitAmount: '1234.56', creditAmount: null });
    expect(foundBy('finance.closings', { entries: [...soundYear.entries, off, back] })).toMatchObject([
      { zh: expect.stringContaining('2024-03 6.4 凭证借方 1,234.56，净额仅 0.00') as string, rows: ['v1', 'v3'] },
    ]);
  });
});
