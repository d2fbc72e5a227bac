import { ID_DIGITS, idPattern } from '@rdm/core/kernel';
import * as v from 'valibot';

/* The values that answers are made of, as they stand on the wire. docs/wire.md, Values */

/** An id of 64 bits; as a number it would lose its last digits. */
export const id = v.pipe(v.string(), v.regex(idPattern));
/** An id, or empty where nothing is named. */
export const idOrEmpty = v.pipe(v.string(), v.regex(new RegExp(`^(${ID_DIGITS})?$`)));
export const ids = v.pipe(
  v.string(),
  v.regex(new RegExp(`^(${ID_DIGITS}(,${ID_DIGITS})*)?$`)),
  v.description('Ids joined by commas'),
);
/** An exact decimal, never a float. */
export const decimal = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/));
export const yuan = v.pipe(v.string(), v.regex(/^-?\d+\.\d{2}$/), v.metadata({ 'x-unit': 'yuan' }));
export const yuanOrEmpty = v.pipe(v.string(), v.regex(/^(-?\d+\.\d{2})?$/), v.metadata({ 'x-unit': 'yuan' }));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const year = v.pipe(v.string(), v.regex(/^\d{4}$/));
export const time = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/));
export const flag = v.picklist([0, 1]);
/** A sentence in both languages. */
export const bilingual = v.object({ zh: v.string(), en: v.string() });

/** The same form under each of the names. */
export function underEach<Name extends string, S extends v.GenericSchema>(names: readonly Name[], schema: S) {
  return v.object(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, S>);
}
