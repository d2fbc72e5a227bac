import { isDate } from '../kernel/calendar';

const dayInChina = { timeZone: 'Asia/Shanghai', year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** Created lazily, because it costs more than everything else here. */
let calendar: Intl.DateTimeFormat | undefined;

/** The current date in China, whose law these numbers follow, as the number yyyyMMdd. */
function todayInChina(): number {
  calendar ??= new Intl.DateTimeFormat('en-US', dayInChina);
  const [month, day, year] = calendar.format(Date.now()).split('/');
  return Number(`${year}${month}${day}`);
}

/** Dates up to this one are past for certain, so the clock need not be read. */
const SURELY_PAST = 20250101;

/**
 * Whether a date, as the number yyyyMMdd, is in the future.
 *
 * @param today `yyyy-MM-dd`, checked before; by default today in China
 */
export function isToCome(day: number, today?: string): boolean {
  if (today === undefined) return day > SURELY_PAST && day > todayInChina();
  return day > Number(today.replaceAll('-', ''));
}

/** @throws RangeError for what is no day of the calendar, written `yyyy-MM-dd` */
export function requireToday(today: unknown): void {
  if (!isDate(today)) throw new RangeError('today is written yyyy-MM-dd');
}
