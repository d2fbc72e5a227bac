import { expect, it } from 'vitest';
import { techSmeTitle } from './tech-sme-title';

const due = (today: string, ...records: readonly Readonly<Record<string, unknown>>[]) =>
  techSmeTitle.deadlines({ record: records[0] ?? null, records, today }).map(({ from, on }) => [from, on]);

it('is due within the window of its year until an application of that year is on its way', () => {
  const window = [['2025-06-30', '2025-09-30']];
  const held = { year: '2024', state: 'passed' };
  expect(due('2025-07-01')).toEqual(window);
  expect(due('2025-07-01', held)).toEqual(window);
  expect(due('2025-07-01', { year: '2025', state: 'draft' }, held)).toEqual(window);
  expect(due('2025-07-01', held, { year: '2025', state: 'submitted' })).toEqual([]);
  expect(due('2031-07-01', held)).toEqual([]);
});
