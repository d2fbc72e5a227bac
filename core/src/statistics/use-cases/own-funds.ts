import { sum } from '../../kernel/money';
import { otherFunding } from '../other-funding';
import { reportNumber, type AnnualReportData } from '../report-value';

/**
 * Code 57 来自企业自筹 in 千元: code 7 less the typed funding. Form 107-2, check 7 = 57+43+58+55+56
 * (docs/rules.md, Cross checks).
 */
export function ownFunds(data: AnnualReportData): string {
  const others = sum(
    otherFunding.map((code) => reportNumber(data, code)),
    'thousandYuan',
  );
  return reportNumber(data, '7').minus(others).toString();
}
