import { lawDeadlines } from '../deadline';
import { fill, text, type Text } from '../kernel';
import type { CalendarDate } from '../kernel/calendar';
import type { DeclarationPeriod } from '../tax';

/** A declaration that is due soon, and its year. */
export interface ClosingDate {
  readonly year: string;
  readonly period: DeclarationPeriod;
  /** yyyy-MM-dd, the last day before holidays move it. */
  readonly last: string;
  readonly message: Text;
}

interface Declaration {
  readonly period: DeclarationPeriod;
  /** The deadline of the law it is. */
  readonly key: string;
  /** Years from the declared year to the current one. */
  readonly yearsBefore: 0 | 1;
  /** First day on which it is shown as due, as MM-dd; shown until its last day. */
  readonly from: string;
  readonly message: Text;
}

const declarations: readonly Declaration[] = [
  {
    ...({ period: 'ANNUAL', key: 'settlement', yearsBefore: 1, from: '01-01' } as const),
    message: text(
      '{year} 年度汇算清缴 {last} 截止，还有 {days} 天：核对 A107012 后申报',
      'The annual settlement of {year} closes on {last}, {days} {days|day|days} left: check A107012 and declare',
    ),
  },
  {
    ...({ period: 'H1', key: 'advanceH1', yearsBefore: 0, from: '06-15' } as const),
    message: text(
      '{year} 年 7 月预缴可享受上半年加计扣除，{last} 截止，还有 {days} 天',
      'The advance declaration of July {year} takes the first half year; it closes on {last}, {days} {days|day|days} left',
    ),
  },
  {
    ...({ period: 'Q1_Q3', key: 'advanceQ3', yearsBefore: 0, from: '09-15' } as const),
    message: text(
      '{year} 年 10 月预缴可享受前三季度加计扣除，{last} 截止（国庆假期顺延，以税务机关公布为准），还有 {days} 天',
      'The advance declaration of October {year} takes three quarters; it closes on {last} or later, as announced, {days} {days|day|days} left',
    ),
  },
];

const dayLength = 86_400_000;

/** The declarations due soon on a day, for years in which the enterprise has projects; by when is as in the calendar. */
export function closingDates(today: CalendarDate, years: readonly string[]): readonly ClosingDate[] {
  const now = today.slice(0, 4);
  const deadlines = new Map(lawDeadlines(now).map(({ key, on }) => [key, on]));
  return declarations.flatMap(({ period, key, yearsBefore, from, message }) => {
    const year = String(Number(now) - yearsBefore);
    const last = deadlines.get(key);
    // A period the law does not know in that year has no deadline.
    if (last === undefined || today < `${now}-${from}` || today > last || !years.includes(year)) return [];
    const days = (Date.parse(last) - Date.parse(today)) / dayLength;
    return [{ year, period, last, message: fill(message, { year, last, days }) }];
  });
}
