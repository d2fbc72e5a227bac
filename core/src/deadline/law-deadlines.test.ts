import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawDeadlines, movedToWorkday } from './law-deadlines';

const on = (year: string, key: string) => lawDeadlines(year).find((each) => each.key === key)?.on;

describe('what is due by law', () => {
  it('is the settlement on 31 May, or the next day that is worked', () => {
    expect(on('2024', 'settlement')).toBe('2024-05-31');
    // 31 May 2025 is the Dragon Boat Festival, a Saturday; Monday 2 June is a day off as well.
    expect(on('2025', 'settlement')).toBe('2025-06-03');
    // 31 May 2026 is a Sunday.
    expect(on('2026', 'settlement')).toBe('2026-06-01');
  });

  it('has an advance only in years that know it', () => {
    expect([on('2020', 'advanceQ3'), on('2021', 'advanceQ3')]).toEqual([undefined, '2021-10-15']);
    expect([on('2022', 'advanceH1'), on('2023', 'advanceH1')]).toEqual([undefined, '2023-07-17']);
  });

  it('names the year that may last be claimed late', () => {
    const lookBack = lawDeadlines('2024').find(({ key }) => key === 'lookBack');
    expect(lookBack?.title.zh).toContain('2020 年度');
  });

  it('lies in its year, has each key once, and never falls on a weekend in tax', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2016, max: 2060 }), (year) => {
        const due = lawDeadlines(String(year));
        expect(new Set(due.map(({ key }) => key)).size).toBe(due.length);
        for (const { on: day } of due) expect(day.slice(0, 4)).toBe(String(year));
      }),
    );
  });

  it('is moved forward by days off, never back', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2015-01-01'), max: new Date('2059-12-01'), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10);
          const moved = movedToWorkday(day);
          expect(moved >= day).toBe(true);
          expect(movedToWorkday(moved)).toBe(moved);
        },
      ),
    );
  });
});
