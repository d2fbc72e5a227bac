import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum, yuan } from '../kernel/money';
import { subjectStandings } from './subject-standing';

const entry = (subjectCode: string, subjectName: string, over: object = {}) => ({
  subjectCode,
  subjectName,
  date: '2024-02-11',
  debitAmount: '100.00',
  creditAmount: null,
  ...over,
});
const match = (subjectCode: string, costItem: string) => ({ subjectCode, subjectName: '已对应', costItem });

describe('the accounts of vouchers and matching', () => {
  it('stand with those nobody has matched first, R&D before others', () => {
    const entries = [entry('1002', '银行存款'), entry('530109', '研发支出-差旅费'), entry('530101', '研发支出-工资')];
    const standings = subjectStandings(entries, [match('530101', '1.1'), match('5602', 'none')]);
    expect(standings.map(({ subjectCode, costItem, proposal }) => [subjectCode, costItem, proposal?.costItem])).toEqual(
      [
        ['530109', null, '6.4'],
        ['1002', null, 'none'],
        ['530101', '1.1', undefined],
        ['5602', 'none', undefined],
      ],
    );
  });

  it('carry what is booked on them, red entries taken off, and their latest name', () => {
    const red = entry('530101', '研发支出-薪酬', { debitAmount: '-40.00', date: '2024-03-01' });
    const back = entry('530101', '研发支出-工资', { debitAmount: null, creditAmount: '10.00' });
    expect(subjectStandings([red, back, entry('530101', '研发支出-工资')], [])).toMatchObject([
      { subjectName: '研发支出-薪酬', entries: 3, debitAmount: '60.00', creditAmount: '10.00' },
    ]);
  });

  it('each stand once with one answer, and leave no entry out, whatever the order', () => {
    const codes = fc.constantFrom('1002', '530101', '530102', '430101', '6602', '');
    const amounts = fc.option(fc.integer({ min: -1e6, max: 1e6 }).map((fen) => (fen / 100).toFixed(2)));
    const entries = fc.array(
      fc.tuple(codes, amounts, amounts).map(([code, debitAmount, creditAmount]) => ({
        ...entry(code, `研发支出-${code}`),
        debitAmount,
        creditAmount,
      })),
    );
    const matches = fc.uniqueArray(codes, { maxLength: 4 }).map((all) => all.map((code) => match(code, '2.6')));
    fc.assert(
      fc.property(entries, matches, (given, matched) => {
        const found = subjectStandings(given, matched);
        expect(new Set(found.map(({ subjectCode }) => subjectCode)).size).toBe(found.length);
        for (const { costItem, proposal } of found) expect(costItem === null).toBe(proposal !== null);
        expect(found.reduce((before, { entries: each }) => before + each, 0)).toBe(given.length);
        const debits = sum(given.map(({ debitAmount }) => yuan(debitAmount ?? '0')));
        expect(sum(found.map(({ debitAmount }) => yuan(debitAmount))).toString()).toBe(debits.toString());
        expect(subjectStandings(given.toReversed(), matched.toReversed())).toEqual(found);
      }),
    );
  });
});
