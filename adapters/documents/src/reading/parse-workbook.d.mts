import type { ParsedWorkbook, ParsingLimits } from '../parsed-workbook';

/**
 * A sheet, or its first rows, of a file whose size, inflated where it is a zip, was found within its cap. `largeTable`:
 * the bytes from which on the table of texts of an .xlsx is dissolved into the cells, `portion`: the bytes of the sheet
 * for which this is done at a time; the rows are the same.
 */
export function parseWorkbook(
  bytes: Uint8Array,
  limits: Omit<ParsingLimits, 'timeoutMs'> & { readonly largeTable?: number; readonly portion?: number },
): Promise<ParsedWorkbook>;
