/* Calendar days as strings `yyyy-MM-dd`; computed in UTC so that no time zone shifts a day. */

const dayLength = 86_400_000;

function utcOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = utcOf(text);
  return !Number.isNaN(time) && dayOf(time) === text;
}

export function addDays(day: string, count: number): string {
  return dayOf(utcOf(day) + count * dayLength);
}

/** The same day of another month, the month's last where it has no such day. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + count, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return dayOf(first.getTime() + (Math.min(date, last) - 1) * dayLength);
}

/** The weeks, Monday first, that cover the month of a day: always six, so that the panel keeps its height. */
export function weeksOf(day: string): readonly (readonly string[])[] {
  const first = `${day.slice(0, 7)}-01`;
  const weekday = (new Date(utcOf(first)).getUTCDay() + 6) % 7;
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => addDays(first, week * 7 + place - weekday)),
  );
}

/** Today in the user's time zone. */
export function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** `2025-3-1`, `2025/03/01`, `20250301`, `2025年3月1日` as `2025-03-01`; `undefined` for what is no day. */
export function readDay(typed: string): string | undefined {
  const parts = /^(\d{4})\D?(\d{1,2})\D?(\d{1,2})\D?$/.exec(typed.trim());
  const day = parts && `${parts[1]}-${parts[2]?.padStart(2, '0')}-${parts[3]?.padStart(2, '0')}`;
  return day && isDay(day) ? day : undefined;
}

/** `2025-3`, `2025/03`, `202503`, `2025年3月` as `2025-03`. */
export function readMonth(typed: string): string | undefined {
  const parts = /^(\d{4})\D?(\d{1,2})\D?$/.exec(typed.trim());
  const month = Number(parts?.[2]);
  return parts && month >= 1 && month <= 12 ? `${parts[1]}-${String(month).padStart(2, '0')}` : undefined;
}

/** `2025`, `2025年` as `2025`. */
export function readYear(typed: string): string | undefined {
  return /^([12]\d{3})年?$/.exec(typed.trim())?.[1];
}
