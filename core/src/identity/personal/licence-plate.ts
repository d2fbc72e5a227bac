/**
 * Number of a licence plate 机动车号牌号码.
 *
 *   京A12345     province, letter of the issuing office, 5 digits or letters
 *   京A1234警     the last is 警 police, 学 driving school, or 挂 trailer
 *   粤Z1234港     crossing the border from Hong Kong or Macao: 港, 澳
 *   京AD12345    new energy, small: a letter A–H, J or K, a digit or letter, 4 digits
 *   京A12345D    new energy, large: 5 digits, such a letter
 *   沪A1234领     consulate
 *   使123456     embassy; 使 stands behind the digits, too
 *
 * No I and no O among digits and letters; O may be the letter of an office. Of new energy A–E are battery electric, F–K
 * others; D and F were given first.
 *
 * Source: GA 36-2018 中华人民共和国机动车号牌, by descriptions in public source code that name its articles; the text was not
 * at hand. They agree on cars, police, driving schools, trailers and new energy. On consulates and embassies they differ, so
 * the notations above are those that two of them have. Which letters a province has given is not examined. Not among them:
 * plates of the armed forces, of civil aviation and of fire and rescue, which other rules regulate, and temporary ones.
 *
 * Normalised: lower case; the dot behind the letter of the office (京A·12345), which is printed, not stored. Not normalised
 * but refused: full-width characters, blanks inside, the dot elsewhere.
 */
import { text } from '../../kernel/text';
import { refusals } from '../refusals';
import { isStored, numberSchema, type StoredNumber } from '../stored-number';
import {
  isByStandard,
  judge,
  type NumberKind,
  type RefusalReason,
  type ValidationOptions,
  type Verdict,
} from '../verdict';

const licencePlate: NumberKind = {
  refusals: refusals(text('请输入正确的车牌号码', 'Enter a valid licence plate number')),
  fault,
  stored: (typed) => typed.replace('·', '').toUpperCase(),
};

/** `form`: the shape, Chinese characters at either end. `standard`: province, suffix and letters must be those of plates. */
export function validateLicencePlate(value: string, options?: ValidationOptions): Verdict {
  return judge(licencePlate, value, options);
}

/** 机动车号牌号码 that is valid under `standard`, as it is stored. */
export type LicencePlate = StoredNumber<'licencePlate'>;

/** Whether a value is a `LicencePlate`: valid under `standard`, and written as it is stored. Never throws. */
export function isLicencePlate<Value>(value: Value): value is Value & LicencePlate {
  return isStored(validateLicencePlate, value);
}

/** Standard Schema of `validateLicencePlate` under `standard`. */
export const licencePlateSchema = /* @__PURE__ */ numberSchema<LicencePlate>(validateLicencePlate);

const shape = /^(?:[\u4e00-\u9fff][A-Z]·?[A-Z\d]{4,5}[A-Z\d\u4e00-\u9fff]|使\d{6}|\d{6}使)$/i;

const provinces = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼';
const any = '[A-HJ-NP-Z\\d]';
const plate = /* @__PURE__ */ new RegExp(
  `^(?:[${provinces}][A-HJ-Z]·?(?:${any}{5}|${any}{4}[警学挂]|[A-HJK]${any}\\d{4}|\\d{5}[A-HJK]|\\d{4}领)` +
    `|粤Z·?${any}{4}[港澳]|使\\d{6}|\\d{6}使)$`,
  'i',
);

/** `京A12345` and `京A·D12345`. */
const SHORTEST = 7;
const LONGEST = 9;

function fault(typed: string, options: ValidationOptions | undefined): RefusalReason | null {
  if (typed.length < SHORTEST || typed.length > LONGEST) return 'length';
  return (isByStandard(options) ? plate : shape).test(typed) ? null : 'format';
}
