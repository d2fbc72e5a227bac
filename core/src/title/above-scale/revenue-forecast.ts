import Big from 'big.js';

/** The revenue of a year against a threshold. Amounts in 元. */
export interface RevenueForecast {
  /** Of the months known, from January on. */
  readonly cumulated: string;
  /** The last month known, 1 to 12; 0 where none is. */
  readonly until: number;
  /** 100 × cumulated ÷ threshold, two decimals. */
  readonly percent: string;
  /** The month in which the threshold is reached, as booked or by the mean of the months so far; null: not this year. */
  readonly crosses: number | null;
  /** Whether that month is a forecast. */
  readonly isForecast: boolean;
}

/**
 * Adds the months up to the first that is not known, and carries the mean of those on to the end of the year.
 *
 * @param months the revenue of January to December; null: not known
 * @param threshold above 0
 */
export function revenueForecast(months: readonly (string | null)[], threshold: string): RevenueForecast {
  const limit = new Big(threshold);
  let total = new Big(0);
  let until = 0;
  let crosses: number | null = null;
  for (const month of months.slice(0, 12)) {
    if (month === null) break;
    until += 1;
    total = total.plus(month);
    if (crosses === null && total.gte(limit)) crosses = until;
  }
  const percent = total.times(100).div(limit).toFixed(2, Big.roundDown);
  const known = { cumulated: total.toFixed(2), until, percent };
  if (crosses !== null || until === 0 || total.lte(0)) return { ...known, crosses, isForecast: false };
  // The least n with total × n ÷ until ≥ limit.
  const needed = limit.times(until).div(total).round(0, Big.roundUp);
  const month = needed.lte(12) ? needed.toNumber() : null;
  return { ...known, crosses: month, isForecast: month !== null };
}
