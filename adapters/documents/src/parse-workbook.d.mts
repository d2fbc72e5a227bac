import type { ParsedWorkbook, ParsingLimits } from './parsed-workbook';

/** The first sheet, or its first rows, of an .xlsx whose inflated size was found within its cap. */
export function parseWorkbook(
  bytes: Uint8Array,
  limits: Pick<ParsingLimits, 'maxRows' | 'maxCells' | 'firstRows'>,
): Promise<ParsedWorkbook>;
