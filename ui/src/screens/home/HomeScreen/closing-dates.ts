import { fill, text, type Text } from '@rdm/core/internal/kernel';
import { allowedPeriods, type DeclarationPeriod } from '@rdm/core/tax';

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
  /** Years from the declared year to the current one. */
  readonly yearsBefore: 0 | 1;
  /** First day on which it is shown as due, as MM-dd; shown until its last day. */
  readonly from: string;
  readonly last: string;
  readonly message: Text;
}

/**
 * 汇算清缴 ends five months after the year (企业所得税法 第五十四条). Advance declarations are due within 15 days after the
 * quarter (the same article); that of July takes the first half year (公告2023年第11号), that of October the first three
 * quarters (税总公告2022年第10号). A holiday at the end moves the day (税收征收管理法实施细则 第一百零九条).
 */
const declarations: readonly Declaration[] = [
  {
    period: 'ANNUAL',
    yearsBefore: 1,
    from: '01-01',
    last: '05-31',
    message: text(
      '{year} 年度汇算清缴 5 月 31 日截止，还有 {days} 天：核对 A107012 后申报',
      'The annual settlement of {year} closes on 31 May, {days} days left: check A107012 and declare',
    ),
  },
  {
    period: 'H1',
    yearsBefore: 0,
    from: '06-15',
    last: '07-15',
    message: text(
      '{year} 年 7 月预缴可享受上半年加计扣除，7 月 15 日截止（遇节假日顺延），还有 {days} 天',
      'The advance declaration of July {year} takes the first half year; it closes on 15 July, {days} days left',
    ),
  },
  {
    period: 'Q1_Q3',
    yearsBefore: 0,
    from: '09-15',
    last: '10-15',
    message: text(
      '{year} 年 10 月预缴可享受前三季度加计扣除，10 月 15 日截止（遇节假日顺延），还有 {days} 天',
      'The advance declaration of October {year} takes the first three quarters; it closes on 15 October, {days} days left',
    ),
  },
];

const dayLength = 86_400_000;

/** The declarations due soon on a day, for years in which the enterprise has projects. */
export function closingDates(today: Date, years: readonly string[]): readonly ClosingDate[] {
  const month = String(today.getMonth() + 1).padStart(2, '0');
  const day = `${month}-${String(today.getDate()).padStart(2, '0')}`;
  return declarations.flatMap(({ period, yearsBefore, from, last, message }) => {
    const year = today.getFullYear() - yearsBefore;
    const isNear = day >= from && day <= last;
    if (!isNear || !years.includes(String(year)) || !allowedPeriods(year).includes(period)) return [];
    const lastDay = `${today.getFullYear()}-${last}`;
    const days = daysUntil(lastDay, `${today.getFullYear()}-${day}`);
    return [{ year: String(year), period, last: lastDay, message: fill(message, { year, days }) }];
  });
}

/** Counted in UTC, so that daylight saving time does not change the length of a day. */
const daysUntil = (last: string, today: string) => (Date.parse(last) - Date.parse(today)) / dayLength;
