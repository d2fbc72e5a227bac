import { daysInMonth, isDate } from '../../kernel/calendar';

const dayLength = 86_400_000;

/** The day before the same date so many years later, the last of so many whole years; null for what is no date. */
export function yearsLater(from: unknown, years: number): string | null {
  if (!isDate(from)) return null;
  const [year, month, day] = from.split('-').map(Number) as [number, number, number];
  // 29 February has no anniversary in a common year.
  const there = Math.min(day, daysInMonth(year + years, month));
  return new Date(Date.UTC(year + years, month - 1, there) - dayLength).toISOString().slice(0, 10);
}

/** So many months before a day, the last day of the month where it has none. */
export function monthsEarlier(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const count = year * 12 + month - 1 - months;
  const [y, m] = [Math.floor(count / 12), (count % 12) + 1];
  const there = Math.min(date, daysInMonth(y, m));
  return `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(there).padStart(2, '0')}`;
}
