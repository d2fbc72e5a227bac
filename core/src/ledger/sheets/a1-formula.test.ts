import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { constant, dividedBy, fraction, max, min, minus, percentage, plus, rounded, times } from '../../kernel';
import { a1Formula } from './a1-formula';
import { summandsOf } from './a1-sum';

const formula = (expression: Parameters<typeof a1Formula<string>>[0]) => a1Formula(expression, (cell) => cell);

describe('An expression as a spreadsheet calculates it', () => {
  it('is rounded where the form is', () => {
    expect(formula(rounded(times('C41', percentage(80))))).toBe('ROUND(C41*0.8,2)');
  });

  it('keeps together what is taken off, multiplied or divided', () => {
    expect(formula(minus('C1', plus('C3', 'C9')))).toBe('C1-(C3+C9)');
    expect(formula(minus(minus('C1', 'C2'), 'C3'))).toBe('C1-C2-C3');
    expect(formula(times(plus('C1', 'C3'), fraction(2, 3)))).toBe('(C1+C3)*(2/3)');
    expect(formula(minus(constant(0), minus('C1', 'C2')))).toBe('0-(C1-C2)');
  });

  it('divides by what may be 0 as the forms do, and by numbers of the law as they are', () => {
    expect(formula(dividedBy('C1', 'C2'))).toBe('IF(C2=0,0,C1/C2)');
    expect(formula(dividedBy<string>('C1', minus(constant(1), percentage(10))))).toBe('C1/(1-0.1)');
    expect(formula(dividedBy<string>('C1', minus(constant(1), constant(1))))).toBe('IF(1-1=0,0,C1/(1-1))');
  });

  it('frees a difference of what binary numbers leave before anything is made of it', () => {
    const base = max(minus('C52', 'C53', 'C54'), constant(0));
    expect(formula(rounded(times(base, percentage(75))))).toBe('ROUND(MAX(ROUND(C52-C53-C54,6),0)*0.75,2)');
    expect(formula(rounded(minus('C1', 'C2')))).toBe('ROUND(C1-C2,2)');
  });

  it('names the least and the greatest', () => {
    expect(formula(min('C32', max('C1', constant(0))))).toBe('MIN(C32,MAX(C1,0))');
  });

  it('is 0 where it is made of nothing', () => {
    for (const empty of [plus<string>(), minus<string>(), times<string>(), min<string>()])
      expect(formula(empty)).toBe('0');
  });

  it('says cells that stand one below the other as a range, also on another sheet', () => {
    expect(formula(plus('C9', 'C10', 'C11'))).toBe('SUM(C9:C11)');
    expect(formula(plus('C9', 'C10'))).toBe('C9+C10');
    expect(formula(plus("'计算过程'!D7", "'计算过程'!D8", "'计算过程'!D9", 'C4'))).toBe("SUM('计算过程'!D7:D9,C4)");
  });

  it('adds up more summands than a function takes in several', () => {
    const many = Array.from({ length: 600 }, (_, at) => `C${at * 2 + 1}`);
    const arguments_ = formula(plus(...many))
      .split(/SUM\(|\),?/)
      .filter((list) => list !== '');
    expect(arguments_.map((list) => list.split(',').length)).toEqual([255, 255, 90]);
    expect(arguments_.join(',').split(',')).toEqual(many);
  });
});

describe('The summands of a formula', () => {
  const cell = fc.tuple(fc.constantFrom('', "'计算过程'!"), fc.constantFrom('C', 'D'), fc.integer({ min: 1, max: 12 }));

  it('are the same cells in the same order, however they are said', () => {
    fc.assert(
      fc.property(fc.array(cell), (cells) => {
        const parts = cells.map((each) => each.join(''));
        expect(summandsOf(parts).flatMap(cellsIn)).toEqual(parts);
      }),
    );
  });
});

function cellsIn(summand: string): string[] {
  const [, sheet = '', column, from, , to] = /^('[^']+'!)?([A-Z]+)(\d+)(:[A-Z]+(\d+))?$/.exec(summand)!;
  const last = to ?? from!;
  return Array.from({ length: Number(last) - Number(from) + 1 }, (_, at) => `${sheet}${column}${Number(from) + at}`);
}
