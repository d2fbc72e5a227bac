import type { CalendarDate } from './calendar-date';

const dayLength = 86_400_000;

/** The day some days after another, or before it where they are negative. @param day `yyyy-MM-dd`, which the caller has checked */
export const addDays = (day: CalendarDate, days: number): CalendarDate =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);

/** Days from a day to another; negative where the other comes first. */
export const daysUntil = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength);
