import type { Condition } from '../../records';
import { daysInMonth, isMonth, type Month } from '../../kernel/calendar';
import type { Row } from './summed';

/** A year, or one month of it. */
export interface Period {
  readonly year: string;
  readonly month: Month | null;
}

/** How to determine the month of a register's rows. */
export interface StatedPeriod<Name extends string = string> {
  /** Null if the row has no valid month. */
  readonly monthOf: (row: Row) => Month | null;
  /** The rows of a period, as a store finds them. */
  readonly within: (period: Period) => readonly Condition<Name>[];
}

/** The first and the last month of a period. */
export const boundsOf = ({ year, month }: Period) => ({ from: month ?? `${year}-01`, to: month ?? `${year}-12` });
const monthIn = (value: unknown): Month | null => (isMonth(value) ? value : null);

/** By a field that holds the month. */
export const byMonth = <const Name extends string>(field: Name): StatedPeriod<Name> => ({
  monthOf: (row) => monthIn(row[field]),
  within: (period) => {
    const { from, to } = boundsOf(period);
    return [
      { field, is: 'greaterOrEqual', value: from },
      { field, is: 'lessOrEqual', value: to },
    ];
  },
});

/** By a field that holds a day. */
export const byDay = <const Name extends string>(field: Name): StatedPeriod<Name> => ({
  monthOf: (row) => monthIn(String(row[field] ?? '').slice(0, 7)),
  within: (period) => {
    const { from, to } = boundsOf(period);
    const lastDay = daysInMonth(Number(to.slice(0, 4)), Number(to.slice(5)));
    return [
      { field, is: 'greaterOrEqual', value: `${from}-01` },
      { field, is: 'lessOrEqual', value: `${to}-${lastDay}` },
    ];
  },
});

/** By a year and the number of a month. */
export const byYearAndMonth: StatedPeriod<'year' | 'month'> = {
  monthOf: ({ year, month }) => monthIn(`${String(year)}-${String(month)}`),
  within: ({ year, month }) => [
    { field: 'year', is: 'equal', value: year },
    ...(month === null ? [] : [{ field: 'month', is: 'equal', value: month.slice(5) } as const]),
  ],
};
