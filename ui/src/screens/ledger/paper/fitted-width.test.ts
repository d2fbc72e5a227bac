import fc from 'fast-check';
import { expect, test } from 'vitest';
import { text } from '@rdm/core/internal/kernel';
import { fittedWidth } from './fitted-width';
import type { PaperCell, PaperColumn, PaperRow } from './paper-table';

const column: PaperColumn = { key: 'personnel', title: text('人员人工费用', 'Personnel'), width: 112 };
const rowsOf = (cells: readonly PaperCell[]): PaperRow[] =>
  cells.map((cell, place) => ({ key: `${place}`, cells: [cell] }));
const widthOf = (cells: readonly PaperCell[]) =>
  fittedWidth(column, 0, rowsOf(cells), (label) => (typeof label === 'string' ? label : label.zh));
const widthFor = (...cells: PaperCell[]) => widthOf(cells);

/** A figure of the table's size takes 8 px a digit, 4 px a comma or a point. */
const room = (figure: string) => [...figure].reduce((sum, sign) => sum + (/[\d-]/.test(sign) ? 8 : 4), 0);

test('a column of small figures is as narrow as two lines of its title', () => {
  expect(widthFor({ value: '0.00' }, { value: '12.50' })).toBeLessThan(column.width);
  expect(widthFor({ value: '0.00' })).toBeGreaterThanOrEqual((6 / 2) * 12);
});

test('a figure has the room it takes, also beyond the declared width', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (yuan) => {
      const shown = `${yuan.toLocaleString('en-US')}.00`;
      expect(widthFor({ value: '1.00' }, { value: `${yuan}.00` })).toBeGreaterThan(room(shown) + 16);
    }),
  );
});

test('without figures a column is as declared: words, blanks and what the form leaves out', () => {
  expect(widthFor({ words: text('已结束', 'Ended') }, {}, { value: null }, { value: '' })).toBe(112);
});

test('a ledger of any length has its widths', () => {
  const long = Array.from({ length: 200_000 }, (_, place) => ({ value: `${place}.00` }));
  expect(widthOf(long)).toBe(widthFor({ value: '199999.00' }));
});
