/** Regular expression source of a record id: a 64-bit integer, so up to 19 digits. */
export const ID_DIGITS = '\\d{1,19}';

const idPattern = new RegExp(`^${ID_DIGITS}$`);

/** Whether a text can be the id of a record. Check before querying a store, which would reject a non-number. */
export const isId = (text: string | null | undefined): text is string =>
  typeof text === 'string' && idPattern.test(text);
