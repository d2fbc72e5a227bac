import type { ParsedWorkbook, ParsingLimits } from './parsed-workbook';

/**
 * The first sheet, or its first rows, of an .xlsx whose inflated size was found within its cap. `largeTable`: the bytes
 * from which on its table of texts is dissolved into the cells; the rows are the same.
 */
export function parseWorkbook(
  bytes: Uint8Array,
  limits: Pick<ParsingLimits, 'maxRows' | 'maxCells' | 'firstRows'> & { readonly largeTable?: number },
): Promise<ParsedWorkbook>;
