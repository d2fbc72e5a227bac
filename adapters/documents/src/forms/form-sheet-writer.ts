import {
  columnLetters,
  firstBodyRow,
  type FormCell,
  type FormRow,
  type FormSheet,
  type FormSheetWriter,
} from '@rdm/core/internal/kernel';
import { writeXlsx, type Cell, type WriteSheet } from 'hucre/xlsx';

type RowDef = NonNullable<WriteSheet['rowDefs']> extends Map<number, infer Row> ? Row : never;
import { cellText } from '../cell-text';
import { withPrintNames } from '../print-names';
import { sheetNames } from '../sheet-names';
import { amountCell, decimalsOf } from './amount-cell';
import { bodyHeight } from './body-height';
import { columnBlocks, cutHeads } from './column-blocks';
import { bodyStyle, footerStyle, headerStyle, headStyle, titleStyle } from './form-styles';
import { headHeights } from './head-heights';
import { cellsOf, placedHeads } from './placed-heads';

const TITLE_HEIGHT = 30;
const HEADER_HEIGHT = 18;
/** Inches; the margins of forms bound at the left. */
const MARGINS = { top: 0.6, right: 0.4, bottom: 0.6, left: 0.6, header: 0.3, footer: 0.3 };
const PAGE_NUMBER = '&C第 &P 页，共 &N 页';

/** Writes official sheets (.xlsx) with merged heads, live formulas, an outline, frozen panes and print settings. */
export function createFormSheetWriter(): FormSheetWriter {
  return {
    async write(sheets) {
      const names = sheets.map(({ name }) => name);
      // Formulas refer to the sheets by these names, so none may be changed.
      if (sheetNames(names).join('\n') !== names.join('\n')) {
        throw new RangeError(`A workbook takes no sheets of the names ${names.join(', ')}`);
      }
      return writeXlsx(withPrintNames(sheets.map(sheetOf)));
    },
  };
}

function sheetOf(sheet: FormSheet): WriteSheet {
  const { name, columns, head, header, body, footer = [], frozenColumns = 0, print } = sheet;
  const firstBody = firstBodyRow(sheet) - 1;
  const firstHead = 1 + header.length;
  const blocks = print.twoBlocks ? columnBlocks(columns, frozenColumns, print, MARGINS.left + MARGINS.right) : null;
  // The title stands over the first block alone, where it is printed whole.
  const lastColumn = (blocks?.second ?? columns.length) - 1;
  const heads = blocks ? cutHeads(placedHeads(head), blocks.second) : placedHeads(head);
  return {
    name,
    columns: columns.map(({ width }) => ({ width })),
    rows: [],
    cells: new Map([
      ...titleCells(sheet, lastColumn),
      ...heads.flatMap((placed) =>
        cellsOf(placed).map(([row, column], at): Placed =>
          cellAt(firstHead + row, column, { ...(at === 0 ? textCell(placed.text) : empty), style: headStyle }),
        ),
      ),
      ...body.flatMap((row, at) => bodyCells(sheet, row, firstBody + at)),
      ...footer.map((line, at) => cellAt(firstBody + body.length + at, 0, { ...textCell(line), style: footerStyle })),
    ]),
    merges: [
      { startRow: 0, startCol: 0, endRow: 0, endCol: lastColumn },
      ...heads
        .filter(({ rows, columns: wide }) => rows * wide > 1)
        .map(({ row, column, rows, columns: wide }) => ({
          startRow: firstHead + row,
          startCol: column,
          endRow: firstHead + row + rows - 1,
          endCol: column + wide - 1,
        })),
    ],
    rowDefs: new Map<number, RowDef>([
      [0, { height: TITLE_HEIGHT }],
      ...header.map((_, at) => [1 + at, { height: HEADER_HEIGHT }] as const),
      ...headHeights(heads, columns).map((height, at) => [firstHead + at, { height }] as const),
      ...body.map((row, at) => {
        const height = bodyHeight(row, columns);
        return [firstBody + at, { height, ...(row.level && { outlineLevel: row.level }) }] as const;
      }),
    ]),
    outlineProperties: { summaryBelow: false },
    freezePane: { rows: firstBody, columns: frozenColumns },
    pageSetup: {
      paperSize: print.paper,
      orientation: print.landscape ? 'landscape' : 'portrait',
      ...(blocks
        ? { scale: blocks.scale, printTitlesColumn: `$A:$${columnLetters(Math.max(0, frozenColumns - 1))}` }
        : { fitToPage: true, fitToWidth: 1, fitToHeight: print.onePage ? 1 : 0 }),
      ...(print.onScreenOnly
        ? { printArea: besideTable(sheet) }
        : { printTitlesRow: `$${firstHead + 1}:$${firstBody}` }),
      horizontalCentered: true,
      margins: MARGINS,
    },
    // A break is named by the column before it.
    ...(blocks && { colBreaks: [blocks.second - 1] }),
    ...(!print.onScreenOnly && { headerFooter: { oddFooter: PAGE_NUMBER } }),
  };
}

/**
 * The empty cell to the right of the title. A sheet whose print area is empty gives no page: LibreOffice leaves out empty
 * pages, and Excel prints the active sheet alone unless told otherwise.
 */
function besideTable({ columns }: FormSheet): string {
  const column = `$${columnLetters(columns.length)}$1`;
  return `${column}:${column}`;
}

type Placed = readonly [string, Partial<Cell>];

const cellAt = (row: number, column: number, cell: Partial<Cell>): Placed => [`${row},${column}`, cell];
const textCell = (text: string): Partial<Cell> => ({ type: 'string', value: cellText(text) });
const empty: Partial<Cell> = { type: 'empty', value: null };

function titleCells({ title, header }: FormSheet, lastColumn: number): Placed[] {
  return [
    cellAt(0, 0, { ...textCell(title), style: titleStyle }),
    ...header.flatMap(({ left, right }, at) => [
      cellAt(1 + at, 0, { ...textCell(left), style: headerStyle('left') }),
      ...(right === undefined ? [] : [cellAt(1 + at, lastColumn, { ...textCell(right), style: headerStyle('right') })]),
    ]),
  ];
}

function bodyCells({ columns }: FormSheet, { cells, strong }: FormRow, row: number): Placed[] {
  return columns.map(({ align }, column) => cellAt(row, column, bodyCell(cells[column] ?? null, align, strong)));
}

function bodyCell(cell: FormCell, align: 'left' | 'center' | undefined, strong: boolean | undefined): Partial<Cell> {
  if (cell === null) return { ...empty, style: bodyStyle({ align }) };
  if ('text' in cell) return { ...textCell(cell.text), style: bodyStyle({ align, indent: cell.indent, strong }) };
  const { memo } = cell;
  return { ...amountCell(cell), style: bodyStyle({ align: 'right', decimals: decimalsOf(cell), strong, memo }) };
}
