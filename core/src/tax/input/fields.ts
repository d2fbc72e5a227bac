import * as v from 'valibot';
import { readRational, text, type Text } from '../../kernel';
import { isMonth, type Month } from '../../kernel/calendar';
import { readRate, type DecimalInput, type Rate } from '../../kernel/money';
import { isGiven, type GivenAmount } from '../amount-given';
import { isCoveredYear } from '../law/covered-years';
import { isLife } from './life';
import { message, type SentenceKey } from './sentences';

const isGivenDecimal = (value: unknown): boolean => readRational(value) !== null;

/** A plain decimal as text or number. */
export const decimalField = v.custom<DecimalInput>(isGivenDecimal, message('amount'));

/** An amount in 元 of either sign; null, undefined and `''` are none. */
export const amountField = v.optional(
  v.custom<GivenAmount>((value) => value === null || value === '' || isGivenDecimal(value), message('amount')),
);

/** The same values, but none below 0. */
export const notNegative = /* @__NO_SIDE_EFFECTS__ */ <Value extends GivenAmount>(
  field: v.GenericSchema<Value>,
): v.GenericSchema<Value> =>
  v.pipe(
    field,
    v.check((value) => !isGiven(value) || readRational(value)!.over >= 0n, message('negative')),
  );

/** An amount in 元 that is never negative. */
export const positiveField = notNegative<GivenAmount>(amountField);

export const rateField = v.custom<Rate>((value) => readRate(value) !== null, message('rate'));

export const yearField = v.custom<number>(isCoveredYear, message('year'));

/** A calendar month, `yyyy-MM`. */
export const monthField = v.custom<Month>(isMonth, message('month'));

export const flagField = v.boolean(message('flag'));
export const nameField = v.string(message('words'));

/** A whole number within bounds, both included, as number or text. */
export const wholeField = /* @__NO_SIDE_EFFECTS__ */ (least: number, most: number) =>
  v.custom<DecimalInput>(
    (value) => {
      const number = readRational(value) && Number(value);
      return number !== null && Number.isInteger(number) && least <= number && number <= most;
    },
    message(text(`应为${least}到${most}的整数`, `Must be a whole number from ${least} to ${most}`)),
  );

/** The life of an asset in months. */
export const lifeField = v.custom<number>(isLife, message('life'));

export const oneOf = /* @__NO_SIDE_EFFECTS__ */ <const Word extends string>(words: readonly Word[]) =>
  v.picklist(words, message(text(`应为 ${words.join('、')} 之一`, `Must be one of ${words.join(', ')}`)));

export const listOf = /* @__NO_SIDE_EFFECTS__ */ <Item extends v.GenericSchema>(item: Item) =>
  v.array(item, message('list'));

/** A list of items of which no two have the same key. */
export const distinctListOf = /* @__NO_SIDE_EFFECTS__ */ <Item>(
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
/* @__NO_SIDE_EFFECTS__ */ export function objectOf<Input extends object>(
  fields: FieldsOf<Input>,
): v.GenericSchema<Input> {
  const schema: v.GenericSchema = v.objectWithRest(
    fields as v.ObjectEntries,
    v.never(message('unknown')),
    ({ received, lang }) => message(received === 'undefined' ? 'missing' : 'object')({ lang }),
  );
  // The entries are those of the input, by type.
  return schema as v.GenericSchema<Input>;
}

/** A condition on several items of an input, reported at one of them. */
/* @__NO_SIDE_EFFECTS__ */ export function holds<Input extends object>(
  schema: v.GenericSchema<Input>,
  condition: (input: Input) => boolean,
  at: keyof Input & string,
  sentence: SentenceKey | Text,
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
