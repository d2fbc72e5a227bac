import { expect, test } from 'vitest';
import { dueOn } from '../use-cases/due-dates';
import { highTechTitle } from './high-tech-title';
import { monthsEarlier, yearsLater } from './years-later';

const certificate = { year: '2023', certNo: 'GR202332001234', issueDate: '2023-11-06', annualReportYear: '2024' };
const due = (today: string, record: Readonly<Record<string, unknown>> = certificate) =>
  dueOn(highTechTitle, { record, records: [record], today }).map(({ on, level, days }) => [on, level, days]);

test('a certificate is valid for three years from its day of issue', () => {
  expect(highTechTitle.validity(certificate)).toEqual({ from: '2023-11-06', to: '2026-11-05' });
  expect(yearsLater('2024-02-29', 3)).toBe('2027-02-27');
  expect(yearsLater('2024-01-01', 3)).toBe('2026-12-31');
  expect(yearsLater('soon', 3)).toBeNull();
  expect(monthsEarlier('2026-05-31', 3)).toBe('2026-02-28');
  expect(monthsEarlier('2026-01-15', 12)).toBe('2025-01-15');
});

test('its end is warned of twelve months before, more urgently at six and at three', () => {
  const reported = { ...certificate, annualReportYear: '2026' };
  expect(due('2025-11-04', reported)).toEqual([]);
  expect(due('2025-11-05', reported)).toEqual([['2026-11-05', 'info', 365]]);
  expect(due('2026-05-06', reported)).toEqual([['2026-11-05', 'warning', 183]]);
  expect(due('2026-08-05', reported)).toEqual([['2026-11-05', 'danger', 92]]);
  expect(due('2026-11-06', reported)).toEqual([['2026-11-05', 'danger', -1]]);
});

test('a report is due by the end of May for each year of the certificate that was not reported', () => {
  expect(due('2025-03-01')).toEqual([]);
  expect(due('2025-03-01', { ...certificate, annualReportYear: null })).toEqual([
    ['2024-05-31', 'danger', -274],
    ['2025-05-31', 'danger', 91],
  ]);
  expect(due('2023-12-31', { ...certificate, annualReportYear: null })).toEqual([]);
});
