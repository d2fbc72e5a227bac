import { isStated, refusedInput, text } from '../kernel';
import { sum } from '../kernel/money';
import type { AnnualReportRow } from './annual-report-row';
import { reportNumber, reportValue, type AnnualReportData } from './report-value';

export interface FilledAnnualReportRow extends AnnualReportRow {
  /** 千元 with 2 decimals or a whole number; null on headings and where nothing is known. */
  readonly amount: string | null;
  /** The percentage of the row that has a ratio, e.g. `25%`. */
  readonly ratio?: string;
}

/**
 * The rows with their values. A sum row without a value of its own is computed if any component is known.
 *
 * @param tree rows of `annualReportTree`
 * @throws DomainError `NOT_AN_AMOUNT` for a value that is no number; `INVALID_INPUT` for rows that are none
 */
export function fillAnnualReport(
  tree: readonly AnnualReportRow[],
  data: AnnualReportData | null | undefined,
): FilledAnnualReportRow[] {
  if (!Array.isArray(tree) || !tree.every(isRow)) throw refusedInput('INVALID_INPUT', ['tree'], tree, NO_TREE);
  const completed = withMissingSums(tree, data ?? {});
  return tree.map((row) => ({
    ...row,
    amount: reportValue(row, completed),
    ...(row.ratioKey && { ratio: ratioOf(completed[row.ratioKey]) }),
  }));
}

const NO_TREE = text('应为 annualReportTree 的行', 'Must be the rows of annualReportTree');

const isRow = (given: unknown): boolean => typeof given === 'object' && given !== null && 'amountKey' in given;

function ratioOf(given: unknown): string {
  return (typeof given === 'string' || typeof given === 'number') && given ? String(given) : '0%';
}

/** The data after `changedKey` was typed: the sums above it follow, at any depth. */
export function withRecalculatedSums(
  tree: readonly AnnualReportRow[],
  data: AnnualReportData,
  changedKey: string,
): AnnualReportData {
  const parent = tree.find((row) => row.sumOf?.some((code) => `amount${code}` === changedKey));
  if (!parent?.amountKey || !parent.sumOf) return data;
  const recalculated = { ...data, [parent.amountKey]: total(parent.sumOf, data) };
  return withRecalculatedSums(tree, recalculated, parent.amountKey);
}

function withMissingSums(tree: readonly AnnualReportRow[], data: AnnualReportData): AnnualReportData {
  let completed = data;
  // Components follow their sum, so iterating backwards computes inner sums first.
  for (const row of [...tree].reverse()) {
    if (!row.amountKey || !row.sumOf || reportValue(row, completed) !== null) continue;
    if (row.sumOf.some((code) => isStated(completed[`amount${code}`])))
      completed = { ...completed, [row.amountKey]: total(row.sumOf, completed) };
  }
  return completed;
}

function total(codes: readonly string[], data: AnnualReportData): string {
  return sum(
    codes.map((code) => reportNumber(data, code)),
    'thousandYuan',
  ).toString();
}
