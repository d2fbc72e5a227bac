import { sum, yuan } from '../kernel/money';
import { addMonths, daysInMonth, isDate, type CalendarDate } from '../kernel/calendar';
import { addYears } from './add-years';
import { patentKindOf, type PatentKind } from './property-kinds';
import { patentYears } from './property-term';

/** What the annual fees of a patent follow from. */
export interface FeePayer {
  readonly type?: unknown;
  readonly applyTime?: unknown;
  readonly regTime?: unknown;
  /** 年费已缴至第几年度. */
  readonly feeYear?: unknown;
  /** A key of the dictionary `ipr_fee_reduction`. */
  readonly feeReduction?: unknown;
}

/** An annual fee that comes next. */
export interface DueFee {
  /** The patent year it pays for, counted from the application. */
  readonly feeYear: number;
  /** The last day it is paid on without surcharge: the day of the application, at the end of the year before. */
  readonly due: CalendarDate;
  /** 元; the notice of the patent office decides. */
  readonly amount: string;
}

/** 年费标准, 元, by the last patent year of each band (国家知识产权局 专利收费标准). */
const fees: Readonly<Record<PatentKind, readonly (readonly [upTo: number, yuan: number])[]>> = {
  invention: [
    [3, 900],
    [6, 1200],
    [9, 2000],
    [12, 4000],
    [15, 6000],
    [20, 8000],
  ],
  utilityModel: [
    [3, 600],
    [5, 900],
    [8, 1200],
    [10, 2000],
  ],
  design: [
    [3, 600],
    [5, 900],
    [8, 1200],
    [10, 2000],
    [15, 3000],
  ],
};

/** 减缴比例, % (财税〔2016〕78号): of one applicant, and of several together. */
const feeReductions: Readonly<Record<string, number>> = { none: 0, single: 85, joint: 70 };

/** Years from the grant in which a fee is reduced (国家知识产权局公告第272号). */
const REDUCED_YEARS = 10;

/**
 * The next annual fee of a granted patent, by the patent year paid so far; null where that is not known, where the term
 * ends before, and for what pays no annual fee. 专利法实施细则 (2010) 第九十八条, kept in the edition of 2023
 */
export function nextFee(payer: FeePayer): DueFee | null {
  const kind = patentKindOf(payer.type);
  const { applyTime, regTime, feeYear: paid } = payer;
  if (!kind || !isDate(applyTime) || !isDate(regTime) || typeof paid !== 'number' || paid < 1) return null;
  if (paid >= patentYears(payer.type, applyTime)!) return null;
  const feeYear = paid + 1;
  const due = addYears(applyTime, paid);
  const full = fees[kind].find(([upTo]) => feeYear <= upTo)?.[1] ?? 0;
  const isReduced = Number(due.slice(0, 4)) - Number(regTime.slice(0, 4)) < REDUCED_YEARS;
  const off = isReduced ? (feeReductions[String(payer.feeReduction)] ?? 0) : 0;
  // Fees are whole hundreds, so that a whole percentage of them is a whole amount.
  return { feeYear, due, amount: sum([yuan((full / 100) * (100 - off))]).toString() };
}

/** Months after the due day in which a fee is still taken, with a surcharge (专利法实施细则 (2010) 第九十八条). */
const GRACE_MONTHS = 6;

/** The last day on which a fee due on this day is taken with a surcharge. */
export function graceEnd(due: CalendarDate): CalendarDate {
  const month = addMonths(due.slice(0, 7), GRACE_MONTHS);
  const last = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)));
  return `${month}-${String(Math.min(Number(due.slice(8)), last)).padStart(2, '0')}`;
}
