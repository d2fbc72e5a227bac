import * as v from 'valibot';

/*
 * Arguments shared by calls of several areas. Clients send them as query strings, JSON or form data, so a number is
 * accepted for its text, and an empty value counts as not given.
 */

export const year = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^(19|20|21)\d{2}$/));
export const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{1,19}$/));
export const month = v.pipe(v.string(), v.regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/));
/** Ids joined by commas, as a query takes them, or as a list. */
export const idList = v.pipe(
  v.union([
    v.pipe(
      v.array(id),
      v.transform((ids) => ids.join(',')),
    ),
    id,
    v.string(),
  ]),
  v.regex(/^[\d,\s]+$/),
);
export const period = v.picklist(['H1', 'Q1_Q3', 'ANNUAL']);
/** Which edition of the ledgers and their summary. */
export const edition = v.picklist(['2021', '2020']);
/** An empty query parameter counts as not given. */
export const optional = <S extends v.GenericSchema<unknown, unknown>>(schema: S) =>
  v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      schema,
    ]),
  );

/** True for `1` and `true`. */
export const flag = v.pipe(
  v.union([v.string(), v.boolean()]),
  v.transform((given) => given === true || given === '1' || given === 'true'),
);

export const ofYear = v.object({ year });
/** An unchecked year: the use case refuses an invalid one with the message of the forms, 请选择年度. */
export const ofAnyYear = v.object({ year: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))) });
export const ofYearOrReport = v.object({ year: optional(year), reportId: optional(id) });

/** Amounts by name: texts or numbers; null and absent ones keep the stored value. */
export const amounts = v.pipe(
  v.record(v.string(), v.nullish(v.union([v.string(), v.number()]))),
  v.transform((given) =>
    Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) =>
        value === null || value === undefined ? [] : [[name, String(value)]],
      ),
    ),
  ),
);
