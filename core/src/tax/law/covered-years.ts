import { refusedInput } from '../../kernel/fault';

/** The tax years whose law the tables of this area hold, both ends included. */
export const coveredYears = { from: 2016, to: 2027 } as const;

/** Whether the law of a tax year is covered. Never throws. */
export function isCoveredYear(year: unknown): year is number {
  return Number.isInteger(year) && coveredYears.from <= (year as number) && (year as number) <= coveredYears.to;
}

/** @throws DomainError `YEAR_NOT_COVERED` for a year the tables do not hold */
export function requireCoveredYear(year: unknown, field = 'year'): number {
  if (isCoveredYear(year)) return year;
  const { from, to } = coveredYears;
  const message = {
    zh: `只支持${from}年至${to}年的税收规定`,
    en: `Only the tax law of ${from} to ${to} is covered`,
  };
  throw refusedInput('YEAR_NOT_COVERED', [field], year, message);
}
