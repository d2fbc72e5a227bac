import type { SpreadsheetReader, SpreadsheetReading } from '@rdm/core/internal/kernel';
import { openContainer } from './container';
import type { CheckInflatedSize } from './check-inflated-size';
import type { ParsedWorkbook, WorkbookParser } from './parsed-workbook';
import { workbookFaults } from './workbook-faults';

export interface SpreadsheetReaderOptions {
  /** Bytes of all parts of the workbook once inflated; 128 MiB by default. */
  readonly maxInflatedBytes?: number;
  /** Rows of the first sheet, headings and blank rows included; 200,000 by default. */
  readonly maxRows?: number;
  /** Milliseconds for each of the two steps, measuring and parsing; 30,000 by default. */
  readonly timeoutMs?: number;
}

const MAX_CELLS = 5_000_000;

/**
 * Reads the first sheet of an .xlsx. Numbers come as numbers, whatever their format (5% is 0.05); dates as
 * `yyyy-MM-dd`, with a time of day as `yyyy-MM-dd HH:mm:ss`, a time alone as `HH:mm:ss`; a formula as its last value;
 * an error as its text (`#DIV/0!`); an empty cell or text as `null`. Rows keep their numbers, columns their places.
 */
export function createCappedReader(
  checkInflatedSize: CheckInflatedSize,
  parser: WorkbookParser,
  { maxInflatedBytes = 128 * 1024 * 1024, maxRows = 200_000, timeoutMs = 30_000 }: SpreadsheetReaderOptions,
): SpreadsheetReader {
  return {
    async read(bytes, { firstRows } = {}) {
      const container = openContainer(bytes);
      if (!container.ok) return container;
      const size = await checkInflatedSize(bytes, container.entries, maxInflatedBytes, Date.now() + timeoutMs);
      const parsed =
        size === 'withinCap'
          ? await parser.parse(bytes, { maxRows, maxCells: MAX_CELLS, timeoutMs, firstRows })
          : ({ kind: size } as const);
      return answer(parsed, maxRows);
    },
  };
}

function answer(parsed: ParsedWorkbook, maxRows: number): SpreadsheetReading {
  if (parsed.kind === 'sheet') return { ok: true, sheet: { name: parsed.name, rows: parsed.rows } };
  const fault = parsed.kind === 'tooManyRows' ? workbookFaults.tooManyRows(maxRows) : workbookFaults[parsed.kind]();
  return { ok: false, fault };
}
