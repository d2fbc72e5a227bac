import { readRate } from '../kernel/money';
import { taxSaving } from '../tax';

/** 预计节税额 of a deduction in 元 at a rate such as `15%`; null where either is not known. */
export function taxSaved(deduction: string | null, taxRate: string | null): string | null {
  return deduction && taxRate && readRate(taxRate) !== null
    ? (taxSaving({ line51: deduction, taxRates: [taxRate] }).savings[0] ?? null)
    : null;
}
