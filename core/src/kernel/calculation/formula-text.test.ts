import { describe, expect, it } from 'vitest';
import { text } from '../text';
import { formulaText } from './formula-text';
import {
  constant,
  dividedBy,
  fraction,
  max,
  min,
  minus,
  named,
  notBelowZero,
  percentage,
  plus,
  rounded,
  times,
} from './operations';

const shortOf = (ref: string) => text(ref, ref.toUpperCase());
const sum = plus('a', 'b');

describe('a formula', () => {
  it.each([
    ['a', 'a'],
    [sum, 'a+b'],
    [times(sum, 'c'), '(a+b)×c'],
    [times('c', sum), 'c×(a+b)'],
    [plus(times('a', 'b'), 'c'), 'a×b+c'],
    [plus('a', minus('b', 'c')), 'a+b−c'],
    [minus(sum, 'c'), 'a+b−c'],
    [minus('a', sum), 'a−(a+b)'],
    [minus('a', minus('b', 'c')), 'a−(b−c)'],
    [minus(minus('a', 'b'), 'c'), 'a−b−c'],
    [minus('a', times('b', 'c')), 'a−b×c'],
    [dividedBy(times('a', 'b'), 'c'), 'a×b÷c'],
    [dividedBy('a', times('b', 'c')), 'a÷(b×c)'],
    [dividedBy('a', dividedBy('b', 'c')), 'a÷(b÷c)'],
    [times('a', dividedBy('b', 'c')), 'a×b÷c'],
    [times(minus('a', 'b'), 'c'), '(a−b)×c'],
  ])('has brackets where the order of operations needs them: %#', (expression, written) =>
    expect(formulaText(expression, shortOf).zh).toBe(written),
  );

  it.each([
    [min(sum, times('a', 'b')), 'min(a+b, a×b)'],
    [times(max('a', 'b'), 'c'), 'max(a, b)×c'],
    [minus('a', min('b', 'c')), 'a−min(b, c)'],
    [times(min(sum), 'c'), 'min(a+b)×c'],
  ])('needs none for the least and the greatest: %#', (expression, written) =>
    expect(formulaText(expression, shortOf).zh).toBe(written),
  );

  it.each([
    [rounded(sum), 'a+b'],
    [times(rounded(sum), 'c'), '(a+b)×c'],
    [times(rounded('a'), 'c'), 'a×c'],
    [notBelowZero(minus('a', 'b')), 'a−b'],
    [times(notBelowZero(minus('a', 'b')), 'c'), '(a−b)×c'],
    [times(notBelowZero('a'), 'c'), 'a×c'],
    [times(plus(sum), 'c'), '(a+b)×c'],
    [times(plus('a'), 'c'), 'a×c'],
    [minus('a', plus(times('b', 'c'))), 'a−b×c'],
  ])('is that of the part where an operation is not shown: %#', (expression, written) =>
    expect(formulaText(expression, shortOf).zh).toBe(written),
  );

  it.each([
    [times('a', named(sum, text('和', 'sum'))), 'a×和', 'A×sum'],
    [named('a', text('甲', 'first')), '甲', 'first'],
    [minus(constant(1), percentage(80)), '1−80%', '1−80%'],
    [times('a', fraction(2, 3)), 'a×2/3', 'A×2/3'],
    [dividedBy('a', fraction(2, 3)), 'a÷2/3', 'A÷2/3'],
    [times('a', constant('0.5', '一半')), 'a×一半', 'A×一半'],
    [times('a', { op: 'number', value: '0.8' } as const), 'a×0.8', 'A×0.8'],
    [plus<string>(), '0', '0'],
  ])('is written in its own words where it has them: %#', (expression, zh, en) =>
    expect(formulaText(expression, shortOf)).toEqual({ zh, en }),
  );
});
