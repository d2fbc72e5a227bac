import { describe, expect, it } from 'vitest';
import { currentRecords } from './current-records';

const years = (...records: readonly (readonly [year: string, state: string])[]) =>
  currentRecords(records.map(([year, state]) => ({ year, state }))).map((each) => each?.year ?? null);

describe('what a title can have something due for', () => {
  it('is what is held and every application after it, and nothing older', () => {
    expect(years(['2025', 'submitted'], ['2024', 'passed'], ['2023', 'passed'], ['2022', 'draft'])).toEqual([
      '2025',
      '2024',
    ]);
  });

  it('is the newest application where none is held', () => {
    expect(years(['2025', 'draft'], ['2024', 'rejected'])).toEqual(['2025']);
  });

  it('is no title that was revoked', () => {
    expect(years(['2025', 'draft'], ['2024', 'revoked'], ['2023', 'passed'])).toEqual(['2025', '2023']);
    expect(years(['2024', 'revoked'])).toEqual([null]);
  });

  it('is also what one does without any', () => {
    expect(years()).toEqual([null]);
  });
});
