import { expect, test } from 'vitest';
import { coveredWidth } from './cut-column';

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
