/** An id of a record as it is written: a whole number of 64 bits, so up to 19 digits. The source of a pattern. */
export const ID_DIGITS = '\\d{1,19}';

const idPattern = new RegExp(`^${ID_DIGITS}$`);

/** Whether a text can be the id of a record; what cannot is asked of no store, which would refuse it as no number. */
export const isId = (text: string | null | undefined): text is string =>
  typeof text === 'string' && idPattern.test(text);
