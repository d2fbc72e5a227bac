import type { FieldSource, Step } from '../../../records';

/* The sources that the layouts of several programs share. */

export const column = (heading: string, ...steps: readonly Step[]): FieldSource => ({
  from: 'column',
  heading,
  ...(steps.length > 0 && { steps }),
});

export const firstOf = (...sources: readonly FieldSource[]): FieldSource => ({ from: 'firstOf', sources });

export const amount = (heading: string): FieldSource => column(heading, { do: 'amount' });

/** The first of the columns that has an amount. */
export const amountOf = (...headings: readonly string[]): FieldSource => firstOf(...headings.map(amount));

/** 记 of `记-0001`, `记 - 1`, `记字第1号`. */
export const typeOfNumber = (heading: string): FieldSource =>
  column(heading, { do: 'match', pattern: '^([^\\d\\s字第-]+)' });

/** 1 of `记-0001`, `记 - 1`, `记字第1号`. */
export const numberOfNumber = (heading: string): FieldSource =>
  column(heading, { do: 'match', pattern: '0*(\\d+)\\s*号?$' });

/** Entries of programs that do not number them. */
export const countedEntries: FieldSource = { from: 'count', within: ['date', 'voucherType', 'voucherNo'] };

const code: Step = { do: 'match', pattern: '(RD[\\w-]*\\d)' };

/** The code of an R&D project in these columns, else in the summary. An enterprise with other codes changes the pattern. */
export const projectIn = (...headings: readonly string[]): FieldSource =>
  firstOf(...headings.map((heading) => column(heading, code)), column('摘要', code));

const monthIn = (from: 'title' | 'sheetName' | 'fileName', pattern: string): FieldSource => ({
  from,
  steps: [{ do: 'match', pattern }, { do: 'month' }],
});

const WRITTEN_MONTH = '((?:19|20)\\d{2}\\s?年\\s?第?\\d{1,2}\\s?[月期])';
const NUMBERED_MONTH = '((?:19|20)\\d{2}[-./年_]?\\d{1,2})';

/** The month of a table that names it once: in a column, above the headings, in the name of the sheet or the file. */
export const monthOfTable = (...headings: readonly string[]): FieldSource =>
  firstOf(
    ...headings.map((heading) => column(heading, { do: 'month' })),
    monthIn('title', WRITTEN_MONTH),
    monthIn('sheetName', WRITTEN_MONTH),
    monthIn('fileName', WRITTEN_MONTH),
    monthIn('title', NUMBERED_MONTH),
    monthIn('fileName', NUMBERED_MONTH),
    monthIn('sheetName', NUMBERED_MONTH),
  );

/** A person by staff number, else by name. */
export const person = (...numbers: readonly string[]): FieldSource =>
  firstOf(...numbers.map((heading) => column(heading)), column('姓名'));
