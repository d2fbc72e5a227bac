import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ImportError } from '@rdm/core/internal/records';
import { faultLines } from './fault-lines';
import { rowRanges } from './row-ranges';

const fault = (row: number, value: string, message: string): ImportError => ({
  row,
  column: '研发工时',
  value,
  message,
});
const said = (errors: readonly ImportError[]) =>
  faultLines(errors).map(({ message, errors: same }) => [message, same.map(({ row }) => row)]);

describe('the faults of a column', () => {
  test('with the same sentence are one, after those that stand alone', () => {
    const errors = [fault(2, '', '不能为空'), fault(3, 'x', '“x”不是数字'), fault(4, '', '不能为空')];
    expect(said(errors)).toEqual([
      [null, [3]],
      ['不能为空', [2, 4]],
    ]);
  });

  test('that quote many different values are one that leaves the value out', () => {
    const errors = Array.from({ length: 11 }, (_, n) => fault(n + 2, `约${n}`, `“约${n}”不是数字`));
    expect(said(errors)).toEqual([['“…”不是数字', errors.map(({ row }) => row)]]);
    expect(said(errors.slice(1))).toEqual([[null, errors.slice(1).map(({ row }) => row)]]);
  });

  test('that quote few values are as many', () => {
    const errors = [2, 3, 4, 5].map((row) => fault(row, row % 2 ? 'E9' : 'E8', `工号“${row % 2 ? 'E9' : 'E8'}”不存在`));
    expect(said(errors)).toEqual([
      ['工号“E8”不存在', [2, 4]],
      ['工号“E9”不存在', [3, 5]],
    ]);
  });

  test('that name many other rows are one, in both languages', () => {
    const rows = Array.from({ length: 20 }, (_, n) => n + 30);
    expect(said(rows.map((row) => fault(row, 'E1', `与第${row - 20}行重复（工号相同）`)))).toEqual([
      ['与第…行重复（工号相同）', rows],
    ]);
    expect(said(rows.map((row) => fault(row, 'E1', `Repeats row ${row - 20}: the same 工号`)))).toEqual([
      ['Repeats row …: the same 工号', rows],
    ]);
  });

  test('are all there, each once, in at most twenty-one lines', () => {
    const errors = fc.array(
      fc.record({ row: fc.nat(10_000), value: fc.string({ maxLength: 3 }), rule: fc.nat(40), quotes: fc.boolean() }),
    );
    fc.assert(
      fc.property(errors, (drawn) => {
        const given = drawn.map(({ row, value, rule, quotes }) =>
          fault(row, value, quotes ? `“${value}”${rule}` : `${rule}`),
        );
        const lines = faultLines(given);
        expect(lines.length).toBeLessThanOrEqual(21);
        const shown = lines.flatMap(({ errors: same }) => same);
        expect(shown).toHaveLength(given.length);
        expect(new Set(shown)).toEqual(new Set(given));
      }),
    );
  });
});

describe('rows are said', () => {
  test('as ranges with their count', () => {
    const rows = Array.from({ length: 9_000 }, (_, n) => n + 3);
    expect(rowRanges(rows)).toEqual({ zh: '第 3–9,002 行，共 9,000 处', en: 'rows 3–9,002; 9,000 in all' });
    expect(rowRanges([3, 5, 6, 7, 1200]).zh).toBe('第 3、5–7、1,200 行，共 5 处');
  });

  test('of many ranges the first four', () => {
    expect(rowRanges([2, 4, 6, 8, 10, 12])).toEqual({
      zh: '第 2、4、6、8 等行，共 6 处',
      en: 'rows 2, 4, 6, 8 and more; 6 in all',
    });
  });
});
