import { text } from '../kernel';
import { roundHalfUp, thousandYuan } from '../kernel/money';
import type { Check } from './annual-report-finding';
import { annualReportTree } from './annual-report-tree';
import { annualReportUnits } from './annual-report-units';

/** People, institutions and pieces are whole numbers, 0 or above: everything but money (填报说明 of form 107-2). */
export const countChecks: readonly Check[] = annualReportTree(2021)
  .filter(({ amountKey, unit }) => amountKey !== null && unit !== annualReportUnits.thousandYuan)
  .flatMap(({ code }): Check[] => [
    {
      level: 'error',
      check: `${code}>=0`,
      holds: (value) => value(code).compare(thousandYuan(0)) >= 0,
      message: text(`代码 ${code} 不能小于 0`, `Code ${code} must not be below 0`),
    },
    {
      level: 'error',
      check: `${code}=integer`,
      holds: (value) => value(code).compare(thousandYuan(roundHalfUp(value(code).toExact(), 0))) === 0,
      message: text(`代码 ${code} 应为整数`, `Code ${code} must be a whole number`),
    },
  ]);
