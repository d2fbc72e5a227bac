/**
 * Registration number of a technology-based SME 科技型中小企业入库登记编号, given for one year.
 *
 *   1–4     year of the registration, from 2017
 *   5–10    administrative division (GB/T 2260)
 *   11      0 assessed by 31 May, A assessed later, B founded in the year of the registration
 *   12–18   sequence
 *
 * Source: 科技型中小企业评价办法 (国科发政〔2017〕115号) and 国科发火〔2018〕11号 for the 11th character, as the guides of the
 * tax authorities quote it; the other places as the numbers are issued: in use, no published standard. Of the division
 * only the province is looked up.
 *
 * Normalised: lower case. Not normalised but refused: full-width characters, blanks and hyphens inside.
 */
import { text } from '../../kernel/text';
import { areDigits, numberAt } from '../digits';
import { impossibleYear, refusals } from '../refusals';
import { isStored, numberSchema, type StoredNumber } from '../stored-number';
import {
  isByStandard,
  judge,
  upperCase,
  type NumberKind,
  type RefusalReason,
  type ValidationOptions,
  type Verdict,
} from '../verdict';
import { scienceRegion } from './science-regions';
import { isYearFrom } from './year';

const techSmeNumber: NumberKind = {
  refusals: refusals(
    text('请输入正确的科技型中小企业入库登记编号', 'Enter a valid registration number of a technology-based SME'),
    impossibleYear,
  ),
  fault,
  stored: upperCase,
  length: 18,
};

/** `form`: the shape. `standard`: with a possible year and province. */
export function validateTechSmeNumber(value: string, options?: ValidationOptions): Verdict {
  return judge(techSmeNumber, value, options);
}

/** 科技型中小企业入库登记编号 that is valid under `standard`, as it is stored. */
export type TechSmeNumber = StoredNumber<'techSmeNumber'>;

/** Whether a value is a `TechSmeNumber`: valid under `standard`, and written as it is stored. Never throws. */
export function isTechSmeNumber<Value>(value: Value): value is Value & TechSmeNumber {
  return isStored(validateTechSmeNumber, value);
}

/** Standard Schema of `validateTechSmeNumber` under `standard`. */
export const techSmeNumberSchema = /* @__PURE__ */ numberSchema<TechSmeNumber>(validateTechSmeNumber);

const FIRST_YEAR = 2017;

function fault(typed: string, options: ValidationOptions | undefined): RefusalReason | null {
  if (typed.length !== 18) return 'length';
  if (!areDigits(typed, 0, 10) || !'0ABab'.includes(typed.charAt(10)) || !areDigits(typed, 11, 18)) return 'format';
  if (!isByStandard(options)) return null;
  if (scienceRegion(typed.slice(4)) === undefined) return 'region';
  return isYearFrom(FIRST_YEAR, numberAt(typed, 0, 4), options) ? null : 'date';
}
