import { expect, test } from 'vitest';
import { lastMonth, silentProjects } from './silent-projects';

const of = (given: object) => ({
  ...{ id: '1', code: 'RD01', startTime: '2024-02-18', endTime: '2024-12-31', completion: 'ongoing' },
  ...given,
});
const codes = (projects: readonly ReturnType<typeof of>[], activities: { projectId: string; date: string }[] = []) =>
  silentProjects(projects, activities, '2024-05').map(({ code }) => code);

test('a project that runs in a month is silent without an activity of that month', () => {
  expect(codes([of({})])).toEqual(['RD01']);
  expect(codes([of({})], [{ projectId: '1', date: '2024-05-31' }])).toEqual([]);
  expect(codes([of({})], [{ projectId: '1', date: '2024-06-01' }])).toEqual(['RD01']);
  expect(codes([of({})], [{ projectId: '2', date: '2024-05-10' }])).toEqual(['RD01']);
});

test('one that does not run, is over, or has no dates is not asked about', () => {
  expect(codes([of({ startTime: '2024-06-01' })])).toEqual([]);
  expect(codes([of({ endTime: '2024-04-30' })])).toEqual([]);
  expect(codes([of({ startTime: '2024-05-31' })])).toEqual(['RD01']);
  expect(codes([of({ completion: 'ended' })])).toEqual([]);
  expect(codes([of({ startTime: null }), of({ endTime: null })])).toEqual([]);
});

test('asked about is the month before, over the turn of a year', () => {
  expect(lastMonth('2025-01-03')).toBe('2024-12');
  expect(lastMonth('2024-06-30')).toBe('2024-05');
});
