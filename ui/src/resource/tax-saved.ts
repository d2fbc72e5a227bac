import { readRate } from '@rdm/core/money';
import { taxSaving } from '@rdm/core/tax';

/** 预计节税额 of a deduction at a rate; null where either is not known. */
export function taxSaved(deduction: string | null, taxRate: string | null): string | null {
  return deduction && taxRate && readRate(taxRate) !== null
    ? (taxSaving({ line51: deduction, taxRates: [taxRate] }).savings[0] ?? null)
    : null;
}
