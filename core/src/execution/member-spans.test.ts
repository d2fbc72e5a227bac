import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { greatestPlannedShare, isMemberOn, overlaps, type MemberSpan } from './member-spans';

const day = fc
  .integer({ min: 0, max: 700 })
  .map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10));
const span = fc
  .record({
    projectId: fc.constantFrom('1', '2'),
    personnelId: fc.constantFrom('8', '9'),
    fromDate: day,
    toDate: fc.option(day),
    plannedShare: fc.option(fc.integer({ min: 0, max: 100 }).map(String)),
  })
  .filter(({ fromDate, toDate }) => toDate === null || toDate >= fromDate);
const stay = (fromDate: string, toDate: string | null, plannedShare: string | null = null) => ({
  ...{ projectId: '1', personnelId: '8' },
  ...{ fromDate, toDate, plannedShare },
});

describe('a stay in a project', () => {
  test('shares a day with another where both are members on it', () => {
    fc.assert(
      fc.property(span, span, day, (one, other, on) => {
        const isSame = one.projectId === other.projectId && one.personnelId === other.personnelId;
        if (isSame && isMemberOn(one, on) && isMemberOn(other, on)) expect(overlaps(one, other)).toBe(true);
        expect(overlaps(one, other)).toBe(overlaps(other, one));
      }),
    );
  });

  test('begins the day after another has ended', () => {
    const first: MemberSpan = stay('2024-01-01', '2024-03-31');
    expect(overlaps(first, stay('2024-04-01', null))).toBe(false);
    expect(overlaps(first, stay('2024-03-31', null))).toBe(true);
    expect(overlaps(stay('2024-01-01', null), stay('2030-01-01', null))).toBe(true);
  });
});

describe('the time planned of a person', () => {
  test('is no less than on any day, and is reached on one', () => {
    fc.assert(
      fc.property(fc.array(span, { maxLength: 6 }), day, (spans, on) => {
        const planned = (at: string) =>
          spans.reduce((sum, each) => (isMemberOn(each, at) ? sum + Number(each.plannedShare ?? 0) : sum), 0);
        const greatest = greatestPlannedShare(spans);
        expect(planned(on)).toBeLessThanOrEqual(greatest);
        expect([0, ...spans.map(({ fromDate }) => planned(fromDate))]).toContain(greatest);
      }),
    );
  });

  test('adds up what overlaps, and not what follows one another', () => {
    expect(greatestPlannedShare([stay('2024-01-01', '2024-06-30', '60'), stay('2024-06-30', null, '50')])).toBe(110);
    expect(greatestPlannedShare([stay('2024-01-01', '2024-06-30', '60'), stay('2024-07-01', null, '50')])).toBe(60);
    expect(greatestPlannedShare([stay('2024-01-01', null)])).toBe(0);
  });
});
