import { expect, test } from 'vitest';
import { coverOf, holdsFiguresIn } from './cut-column';

const cells = [
  { left: 0, width: 100, figures: false },
  { left: 100, width: 120, figures: true },
  { left: 220, width: 200, figures: false },
];

test('of a cut column of figures everything visible is covered, so that no part of a figure is read as a figure', () => {
  const { width, fade } = coverOf(cells, 180);
  expect(width).toBe(80);
  // No more than the space before the figure.
  expect(fade).toBeLessThanOrEqual(6);
});

test('of a cut column of words only the end is', () => {
  expect(coverOf(cells, 300).width).toBe(24);
  expect(coverOf(cells, 230).width).toBe(10);
});

test('where the edge lies between columns, or all are visible, nothing is covered', () => {
  expect(coverOf(cells, 220).width).toBe(0);
  expect(coverOf(cells, 420).width).toBe(0);
  expect(coverOf([], 300).width).toBe(0);
});

test('a sheet has columns of words and columns of figures; a list says which are figures', () => {
  const rows = [{ words: '合计' }, { value: '1.00' }];
  const figure = ({ value }: { value?: string }) => (value === undefined ? undefined : { value });
  const column = { key: 'amount', title: 'Amount' };
  expect(holdsFiguresIn({ ...column, figure }, rows)).toBe(true);
  expect(holdsFiguresIn({ ...column, figure }, rows.slice(0, 1))).toBe(false);
  expect(holdsFiguresIn({ ...column, numeric: true }, [])).toBe(true);
  expect(holdsFiguresIn({ ...column, undivided: true }, [])).toBe(true);
  expect(holdsFiguresIn(column, rows)).toBe(false);
});
