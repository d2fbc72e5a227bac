import type { Fault, SpreadsheetReader, SpreadsheetReading } from '@rdm/core/internal/kernel';
import { openContainer } from './container';
import type { CheckInflatedSize } from './check-inflated-size';
import type { ParsedWorkbook, UnreadSheet, WorkbookParser } from './parsed-workbook';
import { workbookFaults } from './workbook-faults';

export interface SpreadsheetReaderOptions {
  /** Bytes of the file, of a zip those of all its parts once inflated; 128 MiB by default. */
  readonly maxInflatedBytes?: number;
  /** Rows of the sheet, headings and blank rows included; 200,000 by default. */
  readonly maxRows?: number;
  /** Milliseconds for each of the two steps, measuring and parsing; 30,000 by default. */
  readonly timeoutMs?: number;
}

const MAX_CELLS = 5_000_000;

/**
 * Reads a sheet of a workbook or a text, found by its content. In workbooks numbers come as numbers, whatever their
 * format (5% is 0.05, and 6601.30 is 6601.3: what a code has lost so is the matter of who knows that it is one); dates as
 * `yyyy-MM-dd`, with a time of day as `yyyy-MM-dd HH:mm:ss`, a time alone as `HH:mm:ss`; a formula as its last value;
 * an error as its text (`#DIV/0!`). In texts and in HTML every cell is a text as it is written. Texts come without what
 * nobody sees (`tidyText`), an empty cell or text as `null`. Rows keep their numbers, columns their places.
 */
export function createCappedReader(
  checkInflatedSize: CheckInflatedSize,
  parser: WorkbookParser,
  { maxInflatedBytes = 128 * 1024 * 1024, maxRows = 200_000, timeoutMs = 30_000 }: SpreadsheetReaderOptions,
): SpreadsheetReader {
  return {
    async read(bytes, { firstRows, sheet } = {}) {
      const container = openContainer(bytes);
      if (!container.ok) return container;
      const size =
        bytes.byteLength > maxInflatedBytes
          ? 'tooLarge'
          : await checkInflatedSize(bytes, container.entries, maxInflatedBytes, Date.now() + timeoutMs);
      const parsed =
        size === 'withinCap'
          ? await parser.parse(bytes, { maxRows, maxCells: MAX_CELLS, timeoutMs, firstRows, sheet })
          : ({ kind: size } as const);
      return answer(parsed, maxRows);
    },
  };
}

function answer(parsed: ParsedWorkbook, maxRows: number): SpreadsheetReading {
  if (parsed.kind !== 'sheet') return { ok: false, fault: faultOf(parsed, maxRows) };
  const { file, name, rows, merges, sheets, hiddenSheets } = parsed;
  return { ok: true, kind: file, sheets, hiddenSheets, sheet: { name, rows, ...(merges && { merges }) } };
}

function faultOf(unread: UnreadSheet, maxRows: number): Fault {
  if ('row' in unread) return workbookFaults[unread.kind](unread.row);
  if (unread.kind === 'noSheet' || unread.kind === 'noRows') return workbookFaults[unread.kind](unread.sheet ?? '');
  return unread.kind === 'tooManyRows' ? workbookFaults.tooManyRows(maxRows) : workbookFaults[unread.kind]();
}
