import * as v from 'valibot';
import type { LegalBasis, Text } from '../kernel';
import { checkedInput } from './input/checked-input';
import { kindsField, objectOf, oneOf, yearField } from './input/fields';
import { requirePeriod, type DeclarationPeriod } from './law/periods';
import type { EnterpriseKind } from './law/rates';
import { advanceLineOf, annualLines, fitting, itemNames, type ReturnStep } from './law/return-lines';

export interface ReturnPlaceInput {
  /** The tax year. */
  readonly year: number;
  /** Missing: the annual settlement. */
  readonly period?: DeclarationPeriod;
  /** All kinds the enterprise is in that year; none: the general item. */
  readonly enterpriseKinds?: readonly EnterpriseKind[];
}

/** The input of `returnPlace` as a Standard Schema. */
export const returnPlaceSchema: v.GenericSchema<ReturnPlaceInput> = objectOf<ReturnPlaceInput>({
  year: yearField,
  period: v.optional(oneOf(['H1', 'Q1_Q3', 'ANNUAL'])),
  enterpriseKinds: kindsField,
});

export interface ReturnPlace {
  /** The lines that line 51 of A107012 is carried to, in their order; `22.x`: a sub-line with the item's name. */
  readonly steps: readonly ReturnStep[];
  /** The item's name in 《企业所得税申报事项目录》; null where the line has its own name. */
  readonly item: Text | null;
  readonly basis: LegalBasis;
  /** False: the line or the item's name rests on one source or on inference, and must be checked when filing. */
  readonly certain: boolean;
}

/**
 * Where line 51 of A107012 stands in the return. Annual: A107010 line 26, of a 科技型中小企业 line 27, then A100000 line 17
 * until 2023; A100000 line 22.x with the item's name from 2024 (税总公告2025年第1号). Advance: A200000 line 7.x in returns
 * filed to September 2025, line 22.x since (税总公告2025年第17号); an advance is taken to be filed in its own month, July or
 * October. Null for 2016, whose return is not covered. Several kinds: manufacturing before 科技型中小企业 (申报事项目录).
 *
 * @throws DomainError `PERIOD_NOT_ALLOWED` for an advance that does not exist in the year; `YEAR_NOT_COVERED`,
 * `INVALID_INPUT`
 */
export function returnPlace(given: ReturnPlaceInput): ReturnPlace | null {
  const { year, period = 'ANNUAL', enterpriseKinds = [] } = checkedInput(returnPlaceSchema, given);
  requirePeriod(year, period);
  if (period !== 'ANNUAL') {
    const { form, line, basis } = advanceLineOf(year, period)!;
    return { steps: [{ form, line: `${line}.x` }], ...itemOf(year, enterpriseKinds), basis };
  }
  // A manufacturer takes the general line even where it is a technology SME as well.
  const kinds = enterpriseKinds.includes('manufacturing') ? [] : enterpriseKinds;
  const annual = fitting(annualLines, year, kinds);
  if (!annual) return null;
  const { steps, basis, certain } = annual;
  return steps.length > 1 ? { steps, item: null, certain, basis } : { steps, ...itemOf(year, enterpriseKinds), basis };
}

function itemOf(year: number, kinds: readonly EnterpriseKind[]): Pick<ReturnPlace, 'item' | 'certain'> {
  const row = fitting(itemNames, year, kinds);
  return { item: row?.name ?? null, certain: row?.certain ?? false };
}
