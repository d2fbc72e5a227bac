import type { FormCell, FormSheet } from '@rdm/core/internal/kernel';
import type { Content, TableCell } from 'pdfmake/interfaces';
import { columnBlocks, cutHeads } from '../forms/column-blocks';
import { decimalsOf } from '../forms/amount-cell';
import { placedHeads, type PlacedHead } from '../forms/placed-heads';
import { grouped } from './grouped-amount';
import { ruled } from './ruled-table';
import { MARGIN, roomOf, type Page } from './typeset';

const LARGEST = 9;
/** What a character that column widths are counted in takes of the size of the font. */
const CHARACTER = 0.58;
const PADDING = 1.5;
const LINE = 0.5;

/** A sheet with its page, or null for one that is only read on screen. */
export interface LaidForm {
  readonly page: Page;
  readonly content: Content;
}

/** An official sheet as it is printed: fitted to the width of its paper, or in two blocks of columns. */
export function formLayout(sheet: FormSheet): LaidForm | null {
  if (sheet.print.onScreenOnly) return null;
  const page: Page = { paper: sheet.print.paper, orientation: sheet.print.landscape ? 'landscape' : 'portrait' };
  const blocks = blocksOf(sheet);
  const room = roomOf(page);
  const size = Math.min(LARGEST, ...blocks.map((block) => characterOf(sheet, block, room) / CHARACTER));
  const tables = blocks.map((block, at): Content => ({
    stack: [
      ...headOf(sheet, size),
      tableOf(sheet, block, size, characterOf(sheet, block, room)),
      ...(sheet.footer ?? []).map((text) => ({ text, fontSize: size })),
    ],
    ...(at > 0 && { pageBreak: 'before' as const }),
  }));
  return { page, content: tables };
}

/** The columns of each block. */
function blocksOf({ columns, frozenColumns = 0, print }: FormSheet): number[][] {
  const all = columns.map((_, at) => at);
  if (!print.twoBlocks) return [all];
  const { second } = columnBlocks(columns, frozenColumns, print, (2 * MARGIN) / 72);
  return [all.slice(0, second), [...all.slice(0, frozenColumns), ...all.slice(second)]];
}

/** The points that a block has for each character of its columns, between the margins of the page. */
function characterOf({ columns }: FormSheet, block: readonly number[], room: number): number {
  const characters = block.reduce((sum, at) => sum + columns[at]!.width, 0);
  return (room - block.length * (2 * PADDING + LINE) - LINE) / characters;
}

const headOf = ({ title, header }: FormSheet, size: number): Content[] => [
  { text: title, alignment: 'center', bold: true, fontSize: size + 4, margin: [0, 0, 0, 6] },
  ...header.map(({ left, right }): Content => ({
    columns: [left, { text: right ?? '', alignment: 'right' }],
    fontSize: size,
    margin: [0, 0, 0, 2],
  })),
];

function tableOf(sheet: FormSheet, block: readonly number[], size: number, character: number): Content {
  const body = [
    ...headRows(sheet, block),
    ...sheet.body.map(({ cells, strong }) => block.map((at) => cellOf(sheet, cells[at] ?? null, at, strong))),
  ];
  return ruled({
    widths: block.map((at) => sheet.columns[at]!.width * character),
    body,
    headerRows: sheet.head.length,
    fontSize: size,
    padding: PADDING,
  });
}

/** The merged headings over the columns of a block. */
function headRows({ head, frozenColumns = 0 }: FormSheet, block: readonly number[]): TableCell[][] {
  const rows = head.map(() => block.map((): TableCell => ({})));
  const second = block[frozenColumns] ?? 0;
  for (const placed of cutHeads(cutHeads(placedHeads(head), second), block.at(-1)! + 1)) {
    const at = block.indexOf(placed.column);
    if (at >= 0 && at + placed.columns <= block.length) rows[placed.row]![at] = headCell(placed);
  }
  return rows;
}

const headCell = ({ text, rows, columns }: PlacedHead): TableCell => ({
  ...{ text, alignment: 'center', bold: true, rowSpan: rows, colSpan: columns },
});

function cellOf(sheet: FormSheet, cell: FormCell, column: number, strong = false): TableCell {
  if (cell === null) return '';
  if ('text' in cell) {
    const indent = '　'.repeat(Math.ceil((cell.indent ?? 0) / 2));
    return { text: indent + cell.text, alignment: sheet.columns[column]!.align ?? 'left', bold: strong };
  }
  return {
    ...{ text: grouped(cell.value, decimalsOf(cell)), alignment: 'right', bold: strong, noWrap: true },
    ...(cell.memo && { color: '#808080' }),
  };
}
