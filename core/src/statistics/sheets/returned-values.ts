import { roundHalfUp } from '../../kernel/money';
import { annualReportTree } from '../annual-report-tree';
import { annualReportUnits } from '../annual-report-units';
import type { AnnualReportData } from '../report-value';
import { expenseTotal } from '../use-cases/expense-total';
import { ownFunds } from '../use-cases/own-funds';

/**
 * The values as they go on the return, where money is in whole 千元: each is rounded by itself, and code 7 and the own
 * funds follow from the rounded ones, so that the return adds up.
 *
 * @param isTyped whether own funds were typed rather than being the remainder
 */
export function returnedValues(year: string, data: AnnualReportData, isTyped: boolean): AnnualReportData {
  const whole = Object.fromEntries(
    annualReportTree(year).flatMap(({ amountKey, unit }) => {
      const value = amountKey === null ? undefined : data[amountKey];
      if (amountKey === null || value === undefined || value === null || value === '') return [];
      return [[amountKey, unit === annualReportUnits.thousandYuan ? roundHalfUp(value, 0) : value]];
    }),
  );
  const values: AnnualReportData = { ...data, ...whole };
  const total = { ...values, amount7: roundHalfUp(expenseTotal(values), 0) };
  return isTyped ? total : { ...total, amount57: roundHalfUp(ownFunds(total), 0) };
}
