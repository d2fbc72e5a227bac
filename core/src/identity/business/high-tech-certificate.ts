/**
 * Number of a high-tech enterprise certificate 高新技术企业证书编号.
 *
 *   1–2    GR; GF on the certificates of reviews (复审), 2011 to 2015
 *   3–6    year of the recognition, from 2008
 *   7–8    province (GB/T 2260), or 66 for 新疆生产建设兵团
 *   9–14   sequence
 *
 * Source: the certificates issued under 高新技术企业认定管理办法 (国科发火〔2008〕172号, which had reviews after three years;
 * 国科发火〔2016〕32号, which has none). In use, no published standard. Cities with planning status of their own
 * (计划单列市) have the digits of their province.
 *
 * Normalised: lower case. Not normalised but refused: full-width characters, blanks and hyphens inside.
 */
import { text } from '../../kernel/text';
import { numberAt } from '../digits';
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

const highTechCertificate: NumberKind = {
  refusals: refusals(
    text('请输入正确的高新技术企业证书编号', 'Enter a valid high-tech enterprise certificate number'),
    impossibleYear,
  ),
  fault,
  stored: upperCase,
  length: 14,
};

/** `form`: the shape. `standard`: with a possible year and province. */
export function validateHighTechCertificate(value: string, options?: ValidationOptions): Verdict {
  return judge(highTechCertificate, value, options);
}

/** 高新技术企业证书编号 that is valid under `standard`, as it is stored. */
export type HighTechCertificate = StoredNumber<'highTechCertificate'>;

/** Whether a value is a `HighTechCertificate`: valid under `standard`, and written as it is stored. Never throws. */
export function isHighTechCertificate<Value>(value: Value): value is Value & HighTechCertificate {
  return isStored(validateHighTechCertificate, value);
}

/** Standard Schema of `validateHighTechCertificate` under `standard`. */
export const highTechCertificateSchema = /* @__PURE__ */ numberSchema<HighTechCertificate>(validateHighTechCertificate);

const pattern = /^G[RF]\d{12}$/i;
const FIRST_YEAR = 2008;
const FIRST_REVIEW = 2011;
const LAST_REVIEW = 2015;

function fault(typed: string, options: ValidationOptions | undefined): RefusalReason | null {
  if (typed.length !== 14) return 'length';
  if (!pattern.test(typed)) return 'format';
  if (!isByStandard(options)) return null;
  if (scienceRegion(typed.slice(6)) === undefined) return 'region';
  const year = numberAt(typed, 2, 6);
  const isPossible = isReview(typed)
    ? year >= FIRST_REVIEW && year <= LAST_REVIEW
    : isYearFrom(FIRST_YEAR, year, options);
  return isPossible ? null : 'date';
}

export function isReview(number: string): boolean {
  return number.charAt(1).toUpperCase() === 'F';
}
