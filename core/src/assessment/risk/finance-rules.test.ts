import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cost, entry, foundBy, match, paid, soundYear } from './risk-year.testing';

describe('a voucher', () => {
  it('has as much debit as credit, to the cent', () => {
    expect(foundBy('finance.unbalanced')).toEqual([]);
    expect(foundBy('finance.unbalanced', { entries: [entry(), paid({ creditAmount: '1234.57' })] })).toEqual([
      {
        zh: '凭证 2024-03 记-7 借方 1,234.56 与贷方 1,234.57 不相等，请更正分录',
        en: 'Voucher 2024-03 记-7: debit 1,234.56 is not credit 1,234.57; correct its entries',
        rows: ['v1', 'v2'],
      },
    ]);
    // Numbers restart every month, and a negative amount on the same side balances.
    const restarted = [entry(), paid(), entry({ id: 'v3', date: '2024-04-01', debitAmount: '1.00' })];
    expect(foundBy('finance.unbalanced', { entries: restarted })).toEqual([]);
    const red = [entry(), entry({ id: 'v3', entryNo: '2', debitAmount: '-1234.56' })];
    expect(foundBy('finance.unbalanced', { entries: red })).toEqual([]);
  });

  it('split over any number of entries stays balanced', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1, maxLength: 12 }), (fen) => {
        const amountOf = (value: number) =>
          `${value < 0 ? '-' : ''}${(BigInt(Math.abs(value)) / 100n).toString()}.${String(Math.abs(value) % 100).padStart(2, '0')}`;
        const debits = fen.map((value, at) => entry({ id: `d${at}`, debitAmount: amountOf(value) }));
        const credit = paid({ creditAmount: amountOf(fen.reduce((sum, value) => sum + value, 0)) });
        expect(foundBy('finance.unbalanced', { entries: [...debits, credit] })).toEqual([]);
      }),
    );
  });

  it('with one side only is counted by month', () => {
    expect(foundBy('finance.oneSided')).toEqual([]);
    const entries = ['7', '8'].map((voucherNo) => entry({ id: `v${voucherNo}`, voucherNo }));
    expect(foundBy('finance.oneSided', { entries })).toMatchObject([
      { zh: '2024-03 有 2 张凭证只有借方或贷方分录，无法核对平衡，请补录对方分录', rows: ['v7', 'v8'] },
    ]);
    expect(foundBy('finance.unbalanced', { entries })).toEqual([]);
  });

  it('books cost of one project, where vouchers are what cost is taken from', () => {
    const of = (stated: object, costItem: '6.4' | '2.1' = '6.4') =>
      foundBy('finance.sharedVoucher', {
        ...{ entries: [entry(), entry({ id: 'v3', entryNo: '2', ...stated })], matches: [match({ costItem })] },
      });
    expect(of({})).toEqual([]);
    expect(of({ projectId: null })).toEqual([]);
    expect(of({ projectId: 'j2', voucherNo: '8' })).toEqual([]);
    expect(of({ projectId: 'j2' }, '2.1')).toEqual([]);
    expect(of({ projectId: 'j2' })).toMatchObject([{ rows: ['v1', 'v3'] }]);
  });
});

describe('accounts of R&D', () => {
  it('are matched, be it to no cost item', () => {
    expect(foundBy('finance.unmatchedSubject', { matches: [match({ costItem: 'none' })] })).toEqual([]);
    expect(foundBy('finance.unmatchedSubject', { matches: [] })).toMatchObject([
      { zh: '科目 530101 研发支出-差旅费 借方 1,234.56 元没有设置科目对应，未参与归集，请设置', rows: ['v1'] },
    ]);
    const named = entry({ id: 'v3', subjectCode: '660211', subjectName: '管理费用-研发费用' });
    expect(foundBy('finance.unmatchedSubject', { entries: [named] })).toMatchObject([{ rows: ['v3'] }]);
  });

  it('hold no more than 30 % of round thousands', () => {
    const entries = (round: number, all: number) =>
      Array.from({ length: all }, (_, at) =>
        entry({ id: `v${at}`, debitAmount: at < round ? '12000.00' : '12000.10' }),
      );
    expect(foundBy('finance.roundAmounts', { entries: entries(3, 10) })).toEqual([]);
    expect(foundBy('finance.roundAmounts', { entries: entries(4, 10) })).toMatchObject([
      { rows: ['v0', 'v1', 'v2', 'v3'] },
    ]);
    expect(foundBy('finance.roundAmounts', { entries: entries(9, 9) })).toEqual([]);
  });
});

describe('other related cost', () => {
  it('stays within the limit', () => {
    const of = (spent: string) =>
      foundBy('finance.otherCostOverLimit', {
        deduction: { ...soundYear.deduction, lines: { '28': spent, '34': '1000.00' } as never },
      });
    expect(of('1000.00')).toEqual([]);
    expect(of('1000.01')).toMatchObject([
      {
        zh: '2024 年其他相关费用 1,000.01 元，限额内只能扣除 1,000.00 元，超出的 0.01 元不得加计扣除，请核对费用归类',
        rows: ['r1'],
      },
    ]);
  });
});

describe('the cost collected', () => {
  const matches = [match({ costItem: '4.1' })];
  const of = (amount: string, month = '2024-03', put: object = {}) =>
    foundBy('finance.taxAboveBook', { matches, costRecords: [cost({ item: '4.2', amount, month })], ...put });

  it('is no more than what is booked of its kind, up to the month the books have come to', () => {
    expect(of('1234.56')).toEqual([]);
    expect(of('1234.57')).toMatchObject([
      {
        zh: '截至 2024-03 无形资产摊销 归集 1,234.57 元，大于账面 1,234.56 元，请核对台账、凭证和科目对应；固定资产加速折旧的除外',
        rows: ['c1'],
      },
    ]);
    expect(of('1234.57', '2024-04')).toEqual([]);
    expect(of('1234.57', '2024-03', { matches: [match({ costItem: '3.1' })] })).toHaveLength(1);
  });

  it('is not compared with books that hold no R&D cost yet', () => {
    expect(of('1234.57', '2024-03', { entries: [] })).toEqual([]);
  });
});
