import { sum } from '../../kernel/money';
import { expenseCodes } from '../items-of-code';
import { reportNumber, type AnnualReportData } from '../report-value';

/** Code 7 研究开发费用合计 in 千元: the sum of 8 to 14 and 19 as they stand on the form. */
export function expenseTotal(data: AnnualReportData): string {
  return sum(
    expenseCodes.map((code) => reportNumber(data, code)),
    'thousandYuan',
  ).toString();
}
