import type { SpreadsheetWriter, WorkbookColumn, WorkbookSheet } from '@rdm/core/internal/kernel';
import { writeXlsx, type Cell, type CellStyle, type CellValue, type WriteSheet } from 'hucre/xlsx';
import { numberOf } from './cell-number';
import { cellText } from './cell-text';
import { choiceLists } from './choice-lists';
import { withPrintNames } from './print-names';
import { sheetNames } from './sheet-names';
import { totalCells } from './total-row';
import { widthOf } from './wrapped-lines';

const FORMATS: Readonly<Record<WorkbookColumn['kind'], string>> = {
  text: '@',
  money: '#,##0.00',
  number: 'General',
  integer: '0',
  date: 'yyyy-mm-dd',
};

const BOLD: CellStyle['font'] = { name: 'Calibri', size: 11, bold: true };
const HEADING: CellStyle = {
  font: BOLD,
  numFmt: '@',
  alignment: { vertical: 'center', wrapText: true },
  border: { bottom: { style: 'thin' } },
};
const MARK_FILL: CellStyle = { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFC7CE' } } };
/** Of a column of texts, in characters; longer ones wrap. */
const WIDEST = 60;
const CHOICES_SHEET = '选项';
/** Rows with formats in a sheet that users extend: in a cell without a format 001 would become 1. */
const FORMATTED_ROWS = 500;

/**
 * Writes workbooks for further editing: bold frozen headings, formats, drop-downs, live totals, notes on marked cells,
 * A4 landscape fit to width. Money and numbers are written as the exact decimal; a value that is no number, or has more
 * than the 15 digits a workbook keeps, stays as text. Dates are text `yyyy-MM-dd`.
 */
export function createSpreadsheetWriter(): SpreadsheetWriter {
  return {
    async write(sheets) {
      const names = sheetNames([...sheets.map((sheet) => sheet.name), CHOICES_SHEET]);
      const { validations, hidden } = choiceLists(sheets, names[sheets.length] ?? CHOICES_SHEET);
      const written = sheets.map((sheet, index): WriteSheet => ({
        ...sheetOf(sheet),
        name: names[index] ?? sheet.name,
        dataValidations: [...(validations[index] ?? [])],
      }));
      return writeXlsx(withPrintNames(hidden ? [...written, hidden] : written));
    },
  };
}

function sheetOf(sheet: WorkbookSheet): WriteSheet {
  const { columns, rows } = sheet;
  const widths = columns.map((column, index) => shownWidth(column, rows, index));
  const styles = columns.map(({ kind }, index): CellStyle => ({
    numFmt: FORMATS[kind],
    ...(widths[index] === WIDEST && { alignment: { wrapText: true, vertical: 'top' } }),
  }));
  const cells = new Map<string, Partial<Cell>>();
  columns.forEach((_, index) => cells.set(`0,${index}`, { style: HEADING }));
  const totals = totalCells(sheet);
  for (const [key, cell] of totals) {
    const style = styles[Number(key.split(',')[1])];
    cells.set(key, { ...cell, style: { ...style, font: BOLD, border: { top: { style: 'thin' } } } });
  }
  for (const { row, column, note } of sheet.marks ?? []) {
    // A mark on a whole row may name no column; it is put on the nearest cell.
    const at = Math.max(Math.min(column, columns.length - 1), 0);
    const key = `${row + 1},${at}`;
    const earlier = cells.get(key)?.comment?.text;
    const text = cellText(earlier === undefined ? note : `${earlier}\n${note}`);
    cells.set(key, { style: { ...(row < 0 ? HEADING : styles[at]), ...MARK_FILL }, comment: { text } });
  }
  const blankRows = sheet.closed || totals.size > 0 ? 0 : Math.max(0, FORMATTED_ROWS - rows.length);
  return {
    name: sheet.name,
    columns: widths.map((width, index) => ({ width, style: styles[index] })),
    rows: [
      columns.map((column) => cellText(column.heading)),
      ...rows.map((row) => columns.map((column, index) => cellValue(column, row[index] ?? null))),
      ...Array.from({ length: blankRows }, () => columns.map(() => null)),
    ],
    cells,
    freezePane: { rows: 1 },
    pageSetup: {
      paperSize: 'a4',
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: '$1:$1',
    },
  };
}

/** A column of texts is at least as wide as its longest text, so that none is cut on paper. */
function shownWidth({ kind, width }: WorkbookColumn, rows: WorkbookSheet['rows'], index: number): number {
  if (kind !== 'text') return width;
  const longest = rows.reduce((most, row) => Math.max(most, widthOf(row[index] ?? '') + 2), width);
  return Math.max(width, Math.min(WIDEST, longest));
}

function cellValue({ kind }: WorkbookColumn, value: string | null): CellValue {
  if (value === null || value === '') return null;
  const numeric = kind === 'money' || kind === 'number' || kind === 'integer';
  return (numeric ? numberOf(value) : null) ?? cellText(value);
}
