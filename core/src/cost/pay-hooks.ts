import { hooksOn } from '../records';
import { personnelSalary } from './entities/personnel-salary';
import { oddPay, warningsOf } from './odd-amounts';

/** Says what looks odd in a workbook of pay. */
export const payHooks = hooksOn(personnelSalary, {
  reviewImport: async (_, rows) => warningsOf(rows, oddPay),
});
