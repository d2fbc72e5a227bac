/**
 * Number of the Mainland Travel Permit for Taiwan Residents 台湾居民来往大陆通行证 (台胞证).
 *
 *   1–8     lifelong number of the holder; since 25 September 2008 the whole number
 *   9–10    number of issues, on older permits
 *   (11)    issuing office, a letter or digit in brackets, on older permits; left out by some offices from 2006
 *
 * Source: the announcement of the exit and entry administrations that one person has one number for life (September 2008),
 * which also tells the older layout; retold by 中国出入境观察, 2020 no. 9 (国家移民管理局). There is no check character, so
 * `form` and `standard` are one rule.
 *
 * Normalised: lower case; a letter of the issuing office without its brackets gets them, as it is printed:
 * `0561682001D` → `0561682001(D)`. Not normalised but refused: full-width characters, blanks inside.
 */
import { text } from '../../kernel/text';
import { refusals } from '../refusals';
import { isStored, numberSchema, type StoredNumber } from '../stored-number';
import { judge, type NumberKind, type RefusalReason, type ValidationOptions, type Verdict } from '../verdict';

const taiwanPermit: NumberKind = {
  refusals: refusals(
    text(
      '请输入正确的台湾居民来往大陆通行证号码',
      'Enter a valid number of a Mainland Travel Permit for Taiwan Residents',
    ),
  ),
  fault,
  stored: (typed) => typed.toUpperCase().replace(/[A-Z]$/, '($&)'),
};

/** Takes the 8 digits of today, and the 10 digits of older permits without or with their issuing office. */
export function validateTaiwanPermit(value: string, options?: ValidationOptions): Verdict {
  return judge(taiwanPermit, value, options);
}

/** 台湾居民来往大陆通行证号码 that is valid under `standard`, as it is stored. */
export type TaiwanPermit = StoredNumber<'taiwanPermit'>;

/** Whether a value is a `TaiwanPermit`: valid under `standard`, and written as it is stored. Never throws. */
export function isTaiwanPermit<Value>(value: Value): value is Value & TaiwanPermit {
  return isStored(validateTaiwanPermit, value);
}

/** Standard Schema of `validateTaiwanPermit` under `standard`. */
export const taiwanPermitSchema = /* @__PURE__ */ numberSchema<TaiwanPermit>(validateTaiwanPermit);

const pattern = /^\d{8}(?:\d\d(?:[A-Z]|\([A-Z\d]\))?)?$/i;
const lengths = [8, 10, 11, 13];

function fault(typed: string): RefusalReason | null {
  if (!lengths.includes(typed.length)) return 'length';
  return pattern.test(typed) ? null : 'format';
}
