import * as v from 'valibot';
import { inLanguage, readRational, text, type Text } from '../../kernel';
import { isMonth, type Month } from '../../kernel/calendar';
import { readRate, type DecimalInput, type Rate } from '../../kernel/money';
import { isGiven, type GivenAmount } from '../amount-given';
import { coveredYears, isCoveredYear } from '../law/covered-years';
import { isLife } from './life';

/** A sentence as a message of valibot, in the language of its `lang`. */
const message =
  (sentence: Text) =>
  ({ lang }: { readonly lang?: string }): string =>
    inLanguage(sentence, lang);

/** The sentences by which `checkedInput` knows what an issue is about. */
export const sentences = {
  amount: text(
    '不是数字，请填写不带分隔符的十进制数，如 "1234.50"',
    'Not an amount: give a plain decimal such as "1234.50"',
  ),
  year: text(
    `只支持${coveredYears.from}年至${coveredYears.to}年的税收规定`,
    `Only the tax law of ${coveredYears.from} to ${coveredYears.to} is covered`,
  ),
  negative: text('不能小于0', 'Must not be below 0'),
  rate: text('不是比例，请填写 "15%" 或0到1之间的小数', 'Not a rate: give "15%" or a fraction from 0 to 1'),
  unknown: text('没有这个名称的数据项', 'There is no item of this name'),
  missing: text('缺少此项', 'Missing'),
  object: text('应为对象', 'Must be an object'),
  list: text('应为列表', 'Must be a list'),
  flag: text('应为 true 或 false', 'Must be true or false'),
  words: text('应为文字', 'Must be a text'),
  life: text('使用寿命应为1到12000的整月数', 'A life must be a whole number of months from 1 to 12000'),
  method: text(
    '折旧方法应为 straightLine、doubleDeclining、sumOfYears、unitsOfProduction 之一',
    'The method must be one of straightLine, doubleDeclining, sumOfYears, unitsOfProduction',
  ),
  intangibleLife: text(
    '研发形成的无形资产摊销年限不得低于10年（120个月），法律规定或合同约定了使用年限的，请填写 termByLawOrContract: true',
    'An intangible asset of R&D is amortised over at least 120 months; where law or contract sets its term, give termByLawOrContract: true',
  ),
  month: text('应为 "yyyy-MM" 格式的月份', 'Must be a month such as "2024-07"'),
  units: text('工作量法需要 totalUnits（大于0）和 units', 'Units of production need totalUnits above 0 and units'),
} as const;

const isGivenDecimal = (value: unknown): boolean => readRational(value) !== null;

/** A plain decimal as text or number. */
export const decimalField = v.custom<DecimalInput>(isGivenDecimal, message(sentences.amount));

/** An amount in 元 of either sign; null, undefined and `''` are none. */
export const amountField = v.optional(
  v.custom<GivenAmount>((value) => value === null || value === '' || isGivenDecimal(value), message(sentences.amount)),
);

/** The same values, but none below 0. */
export const notNegative = <Value extends GivenAmount>(field: v.GenericSchema<Value>): v.GenericSchema<Value> =>
  v.pipe(
    field,
    v.check((value) => !isGiven(value) || readRational(value)!.over >= 0n, message(sentences.negative)),
  );

/** An amount in 元 that is never negative. */
export const positiveField = notNegative<GivenAmount>(amountField);

export const rateField = v.custom<Rate>((value) => readRate(value) !== null, message(sentences.rate));

export const yearField = v.custom<number>(isCoveredYear, message(sentences.year));

/** A calendar month, `yyyy-MM`. */
export const monthField = v.custom<Month>(isMonth, message(sentences.month));

export const flagField = v.boolean(message(sentences.flag));
export const nameField = v.string(message(sentences.words));

/** A whole number within bounds, both included, as number or text. */
export const wholeField = (least: number, most: number) =>
  v.custom<DecimalInput>(
    (value) => {
      const number = readRational(value) && Number(value);
      return number !== null && Number.isInteger(number) && least <= number && number <= most;
    },
    message(text(`应为${least}到${most}的整数`, `Must be a whole number from ${least} to ${most}`)),
  );

/** The life of an asset in months. */
export const lifeField = v.custom<number>(isLife, message(sentences.life));

export const oneOf = <const Word extends string>(words: readonly Word[]) =>
  v.picklist(words, message(text(`应为 ${words.join('、')} 之一`, `Must be one of ${words.join(', ')}`)));

export const listOf = <Item extends v.GenericSchema>(item: Item) => v.array(item, message(sentences.list));

/** A list of items of which no two have the same key. */
export const distinctListOf = <Item>(
  item: v.GenericSchema<Item>,
  keyOf: (item: Item) => string | number,
  twice: Text,
) =>
  v.pipe(
    listOf(item),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      const distinct = new Set<string | number>();
      for (const [key, name] of input.map(keyOf).entries()) {
        if (distinct.has(name)) {
          const path = [{ type: 'array', origin: 'value', input, key, value: input[key] }] as const;
          addIssue({ message: message(twice), path: [...path] });
        }
        distinct.add(name);
      }
    }),
  );

/** The kinds an enterprise is in a year. */
export const kindsField = v.optional(listOf(oneOf(['manufacturing', 'techSme', 'icOrMachineTool'])));

/** A schema for each item of an input. */
type FieldsOf<Input> = { readonly [Name in keyof Input]-?: v.GenericSchema<Input[Name]> };

/** An input with these items and no others. */
export function objectOf<Input extends object>(fields: FieldsOf<Input>): v.GenericSchema<Input> {
  const schema: v.GenericSchema = v.objectWithRest(
    fields as v.ObjectEntries,
    v.never(message(sentences.unknown)),
    ({ received, lang }) => inLanguage(received === 'undefined' ? sentences.missing : sentences.object, lang),
  );
  // The entries are those of the input, by type.
  return schema as v.GenericSchema<Input>;
}

/** A condition on several items of an input, reported at one of them. */
export function holds<Input extends object>(
  schema: v.GenericSchema<Input>,
  condition: (input: Input) => boolean,
  at: keyof Input & string,
  sentence: Text,
): v.GenericSchema<Input> {
  return v.pipe(
    schema,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || condition(dataset.value)) return;
      const input = dataset.value as Record<string, unknown>;
      addIssue({
        message: message(sentence),
        input: input[at],
        path: [{ type: 'object', origin: 'value', input, key: at, value: input[at] }],
      });
    }),
  );
}
