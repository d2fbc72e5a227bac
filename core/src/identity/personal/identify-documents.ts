import { validatePassport } from './passport';
import { validateResidentId } from './resident-id';
import { type Validate } from '../stored-number';
import { type ValidationOptions } from '../verdict';
import { validateForeignResidentId } from './foreign-resident-id';
import { validateHongKongMacaoPermit } from './hong-kong-macao-permit';
import { isSarPassport } from './sar-passport';
import { validateTaiwanPermit } from './taiwan-permit';

export type DocumentKind =
  /** 居民身份证 */
  | 'resident'
  /** 居民身份证, the number of 15 digits */
  | 'legacyResident'
  /** 港澳居民居住证 or 台湾居民居住证 (国办发〔2018〕81号), a number that starts with 81, 82 or 83 */
  | 'residencePermit'
  /** 外国人永久居留身份证 */
  | 'foreignResident'
  /** 护照 issued by the authorities of mainland China */
  | 'passport'
  /** 香港特别行政区护照 or 澳门特别行政区护照 */
  | 'sarPassport'
  /** 港澳居民来往内地通行证 */
  | 'hongKongMacaoPermit'
  /** 台湾居民来往大陆通行证 */
  | 'taiwanPermit';

export interface IdentifiedDocument {
  readonly kind: DocumentKind;
  /** The number as it is stored. */
  readonly value: string;
}

/** The validators of documents, and which of their kinds a valid number is. */
const documents: readonly (readonly [Validate, (number: string) => DocumentKind])[] = [
  [validateResidentId, residentKind],
  [validateForeignResidentId, () => 'foreignResident'],
  [validateHongKongMacaoPermit, () => 'hongKongMacaoPermit'],
  [validateTaiwanPermit, () => 'taiwanPermit'],
  [validatePassport, (number) => (isSarPassport(number) ? 'sarPassport' : 'passport')],
];

/**
 * The kinds of personal documents whose number a text can be under `standard`. Never throws for a value.
 *
 * A number is of one kind or of none, with one exception: H and 8 digits can be a permit or a passport of a resident of Hong
 * Kong, and both are answered, the permit first. M and 8 digits are a permit (passports of Macao have two letters), 8 digits
 * a permit for Taiwan residents.
 *
 * @throws RangeError when `today` has another format than `yyyy-MM-dd`
 */
export function identifyDocuments(value: string, options?: Pick<ValidationOptions, 'today'>): IdentifiedDocument[] {
  return documents.flatMap(([validate, kindOf]) => {
    const verdict = validate(value, { rule: 'standard', today: options?.today });
    return verdict.valid ? [{ kind: kindOf(verdict.value), value: verdict.value }] : [];
  });
}

/**
 * The kind of personal document whose number a text is under `standard`, the first where it can be several; `null` for
 * none. Never throws for a value.
 *
 * @throws RangeError when `today` has another format than `yyyy-MM-dd`
 */
export function identifyDocument(value: string, options?: Pick<ValidationOptions, 'today'>): IdentifiedDocument | null {
  return identifyDocuments(value, options)[0] ?? null;
}

function residentKind(number: string): DocumentKind {
  if (number.length === 15) return 'legacyResident';
  return /^8[123]/.test(number) ? 'residencePermit' : 'resident';
}
