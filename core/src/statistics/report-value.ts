import { statedAmount } from '../kernel';
import { roundHalfUp, thousandYuan, type Amount } from '../kernel/money';
import { annualReportUnits } from './annual-report-units';
import type { AnnualReportRow } from './annual-report-row';

/** Values of a report by key: `amount1` … `amount58` and `amount44_tax_ratio`. */
export type AnnualReportData = Readonly<Record<string, string | number | null | undefined>>;

/**
 * The value in the format of the row: 千元 with 2 decimals, else a whole number; null when there is none.
 * @throws DomainError `NOT_AN_AMOUNT` for a value that cannot be read
 */
export function reportValue(row: AnnualReportRow, data: AnnualReportData): string | null {
  if (row.amountKey === null) return null;
  const value = statedAmount(data[row.amountKey], [row.amountKey]);
  if (value === '') return null;
  return row.unit === annualReportUnits.thousandYuan ? value : roundHalfUp(value, 0);
}

/**
 * The value for sums and checks; one that is not given is 0.
 * @throws DomainError `NOT_AN_AMOUNT` for a value that cannot be read
 */
export function reportNumber(data: AnnualReportData, code: string): Amount<'thousandYuan'> {
  const key = `amount${code}`;
  return thousandYuan(statedAmount(data[key], [key]) || '0');
}
