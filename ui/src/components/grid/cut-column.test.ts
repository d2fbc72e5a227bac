import { expect, test } from 'vitest';
import { coveredWidth, holdsFiguresIn } from './cut-column';

const cells = [
  { left: 0, width: 100, figures: false },
  { left: 100, width: 120, figures: true },
  { left: 220, width: 200, figures: false },
];

test('of a cut column of figures everything visible is covered, so that no part of a figure is read as a figure', () => {
  expect(coveredWidth(cells, 180)).toBe(80);
});

test('of a cut column of words only the end is', () => {
  expect(coveredWidth(cells, 300)).toBe(24);
  expect(coveredWidth(cells, 230)).toBe(10);
});

test('where the edge lies between columns, or all are visible, nothing is covered', () => {
  expect(coveredWidth(cells, 220)).toBe(0);
  expect(coveredWidth(cells, 420)).toBe(0);
  expect(coveredWidth([], 300)).toBe(0);
});

test('a sheet has columns of words and columns of figures; a list says which are figures', () => {
  const rows = [{ words: '合计' }, { value: '1.00' }];
  const figure = ({ value }: { value?: string }) => (value === undefined ? undefined : { value });
  const column = { key: 'amount', title: 'Amount' };
  expect(holdsFiguresIn({ ...column, figure }, rows)).toBe(true);
  expect(holdsFiguresIn({ ...column, figure }, rows.slice(0, 1))).toBe(false);
  expect(holdsFiguresIn({ ...column, numeric: true }, [])).toBe(true);
  expect(holdsFiguresIn(column, rows)).toBe(false);
});
