import { inLanguage, type Text } from '../../kernel';
import { coveredYears } from '../law/covered-years';

type Code = 'NOT_AN_AMOUNT' | 'YEAR_NOT_COVERED' | 'INVALID_SCHEDULE' | 'INVALID_INPUT';

/** What can be wrong with an item of an input, and the code of the error when it is the first thing wrong. */
export const sentences = {
  amount: coded(
    'NOT_AN_AMOUNT',
    '不是数字，请填写不带分隔符的十进制数，如 "1234.50"',
    'Not an amount: give a plain decimal such as "1234.50"',
  ),
  year: coded(
    'YEAR_NOT_COVERED',
    `只支持${coveredYears.from}年至${coveredYears.to}年的税收规定`,
    `Only the tax law of ${coveredYears.from} to ${coveredYears.to} is covered`,
  ),
  negative: coded('INVALID_INPUT', '不能小于0', 'Must not be below 0'),
  rate: coded(
    'INVALID_INPUT',
    '不是比例，请填写 "15%" 或0到1之间的小数',
    'Not a rate: give "15%" or a fraction from 0 to 1',
  ),
  unknown: coded('INVALID_INPUT', '没有这个名称的数据项', 'There is no item of this name'),
  missing: coded('INVALID_INPUT', '缺少此项', 'Missing'),
  object: coded('INVALID_INPUT', '应为对象', 'Must be an object'),
  list: coded('INVALID_INPUT', '应为列表', 'Must be a list'),
  flag: coded('INVALID_INPUT', '应为 true 或 false', 'Must be true or false'),
  words: coded('INVALID_INPUT', '应为文字', 'Must be a text'),
  life: coded(
    'INVALID_SCHEDULE',
    '使用寿命应为1到12000的整月数',
    'A life must be a whole number of months from 1 to 12000',
  ),
  method: coded(
    'INVALID_SCHEDULE',
    '折旧方法应为 straightLine、doubleDeclining、sumOfYears、unitsOfProduction 之一',
    'The method must be one of straightLine, doubleDeclining, sumOfYears, unitsOfProduction',
  ),
  intangibleLife: coded(
    'INVALID_SCHEDULE',
    '研发形成的无形资产摊销年限不得低于10年（120个月），法律规定或合同约定了使用年限的，请填写 termByLawOrContract: true',
    'An intangible asset of R&D is amortised over at least 120 months; where law or contract sets its term, give termByLawOrContract: true',
  ),
  month: coded('INVALID_INPUT', '应为 "yyyy-MM" 格式的月份', 'Must be a month such as "2024-07"'),
  units: coded(
    'INVALID_SCHEDULE',
    '工作量法需要 totalUnits（大于0）和 units',
    'Units of production need totalUnits above 0 and units',
  ),
} as const;

export type SentenceKey = keyof typeof sentences;

/**
 * A sentence as a message of valibot, in the language of its `lang`. It is looked up when it is needed: a field that is
 * never used then leaves nothing in a bundle.
 */
export const message =
  /* @__NO_SIDE_EFFECTS__ */
  (sentence: SentenceKey | Text) =>
    ({ lang }: { readonly lang?: string }): string =>
      inLanguage(typeof sentence === 'string' ? sentences[sentence] : sentence, lang);

/* @__NO_SIDE_EFFECTS__ */ function coded(code: Code, zh: string, en: string): Text & { readonly code: Code } {
  return { code, zh, en };
}
