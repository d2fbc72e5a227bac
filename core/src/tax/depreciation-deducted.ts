import type * as v from 'valibot';
import { figure, min, plus, text, traceOf, withTrace, type LegalBasis, type Traced } from '../kernel';
import type { DecimalInput } from '../kernel/money';
import { isGiven, type GivenAmount } from './amount-given';
import { enteredCell } from './entered-cell';
import { checkedInput } from './input/checked-input';
import { decimalField, holds, notNegative, objectOf, positiveField, yearField } from './input/fields';
import { ruleOf } from './law/dated';
import { depreciationRules } from './law/depreciation';

export interface DepreciationDeductedInput {
  /** The tax year. */
  readonly year: number;
  /** Depreciation of the year in the accounts; needed for 2016 only. */
  readonly book?: GivenAmount;
  /** Depreciation of the year deducted before tax; the whole value in the year of 一次性扣除, then 0. */
  readonly tax: DecimalInput;
}

const needsBook = (year: number) => ruleOf(depreciationRules, year).counts === 'lower';

/** The input of `depreciationDeducted` as a Standard Schema. */
export const depreciationDeductedSchema: v.GenericSchema<DepreciationDeductedInput> = holds(
  objectOf<DepreciationDeductedInput>({
    year: yearField,
    book: positiveField,
    tax: notNegative(decimalField),
  }),
  ({ year, book }) => isGiven(book) || !needsBook(year),
  'book',
  'missing',
);

export interface DepreciationDeducted {
  /** Depreciation that counts as R&D cost of the year. */
  readonly eligible: string;
  readonly basis: LegalBasis;
}

/**
 * Depreciation of R&D instruments and equipment under 加速折旧 as R&D cost: from 2017 what is deducted before tax,
 * without regard to the accounts (税总公告2017年第40号 三（二）); for 2016 what is entered in the accounts, at most the
 * tax figure (2015年第97号 二（一）). A deduction for 2016 that was claimed later (追溯享受) takes the tax figure
 * (40号 八), so this does not apply to it.
 *
 * @throws DomainError `NOT_AN_AMOUNT`, `YEAR_NOT_COVERED`, `INVALID_INPUT`
 */
export function depreciationDeducted(given: DepreciationDeductedInput): DepreciationDeducted & Traced {
  const { year, book, tax } = checkedInput(depreciationDeductedSchema, given);
  const { basis } = ruleOf(depreciationRules, year);
  const deducted = enteredCell('tax', text('税前扣除的折旧额', 'Depreciation deducted before tax'), tax);
  const entered = enteredCell('book', text('会计折旧额', 'Depreciation in the accounts'), book);
  const label = text('计入加计扣除的折旧费用', 'Depreciation that counts as R&D cost');
  const counted = needsBook(year) ? min(entered, deducted) : plus(deducted);
  const eligible = figure(counted, () => ({ key: 'depreciationDeducted', label, basis }));
  return withTrace({ eligible: `${eligible}`, basis }, () => traceOf(eligible));
}
