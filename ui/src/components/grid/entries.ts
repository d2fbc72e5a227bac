import { fill, text, type Text } from '@rdm/core/internal/kernel';
import type { Label } from '../../theme';
import { isDecimal, plainDecimal } from '../decimal-text';
import type { Block } from './tab-separated';
import type { CellPlace, CellRange } from './cell-range';
import { isEditable, type CellEdit, type Column } from './Column';

const labels = {
  beyond: text(
    '粘贴的内容有 {rows} 行 {columns} 列，从此处起只有 {down} 行 {across} 列，未粘贴：请减少内容或换个起点',
    'The block has {rows} rows and {columns} columns, but only {down} and {across} remain from here, so nothing was pasted: copy less or start elsewhere',
  ),
  locked: text(
    '{row}“{column}”不能修改，未作任何更改：请避开此单元格',
    '{row}, {column}, cannot be changed, so nothing was: leave this cell out',
  ),
  long: text(
    '{row}“{column}”最多 {most} 个字，未作任何更改：请缩短后再试',
    '{row}, {column}, takes at most {most} characters, so nothing was changed: shorten it and try again',
  ),
  number: text(
    '{row}“{column}”应为数字，未作任何更改：请改正后再试',
    '{row}, {column}, takes a number, so nothing was changed: correct it and try again',
  ),
};

export interface EditableGrid<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  /** The name of a row within a sentence: `第 3 行`. */
  readonly rowName: (row: Row, index: number) => Label;
  readonly read: (label: Label) => string;
}

/** The edits an entry or a block results in, or why it was rejected, in one sentence. */
export type Outcome = { readonly edits: readonly CellEdit[] } | { readonly refusal: Label };

/** A block pasted with its top left corner at a cell. All of it fits or nothing is changed. */
export function spread<Row>(grid: EditableGrid<Row>, from: CellPlace, block: Block): Outcome {
  const across = widthOf(block);
  const room = { down: grid.rows.length - from.row, across: grid.columns.length - from.column };
  if (block.length > room.down || across > room.across) {
    return { refusal: fill(labels.beyond, { rows: block.length, columns: across, ...room }) };
  }
  return together(
    block.flatMap((line, down) =>
      line.map((typed, right) => entered(grid, { row: from.row + down, column: from.column + right }, typed)),
    ),
  );
}

/** How many columns a block covers; its lines may be of different lengths. */
export function widthOf(block: Block): number {
  return block.reduce((widest, line) => Math.max(widest, line.length), 0);
}

/** One value in every cell of a range, as when it is cleared or a single cell is pasted over it. */
export function filled<Row>(grid: EditableGrid<Row>, range: CellRange, value: string): Outcome {
  const outcomes: Outcome[] = [];
  for (let row = range.top; row <= range.bottom; row += 1) {
    for (let column = range.left; column <= range.right; column += 1) {
      outcomes.push(entered(grid, { row, column }, value));
    }
  }
  return together(outcomes);
}

/** The outcome of typing into one cell. */
export function entered<Row>(grid: EditableGrid<Row>, { row, column }: CellPlace, typed: string): Outcome {
  const record = grid.rows[row];
  const stated = grid.columns[column];
  if (record === undefined || stated === undefined) return { edits: [] };
  const refused = (label: Text, more: { most?: number } = {}): Outcome => ({
    refusal: fill(label, { row: grid.read(grid.rowName(record, row)), column: grid.read(stated.title), ...more }),
  });
  const { editor } = stated;
  if (!editor || !isEditable(stated, record)) return refused(labels.locked);
  const value = editor.kind === 'decimal' ? plainDecimal(typed) : typed.trim();
  if (editor.kind === 'decimal' && value !== '' && !isDecimal(value)) return refused(labels.number);
  if (editor.maxLength !== undefined && [...value].length > editor.maxLength) {
    return refused(labels.long, { most: editor.maxLength });
  }
  const refusal = editor.refuse?.(value, record);
  return refusal ? { refusal } : { edits: [{ row: grid.rowKey(record), column: stated.key, value }] };
}

function together(outcomes: readonly Outcome[]): Outcome {
  const refused = outcomes.find((outcome) => 'refusal' in outcome);
  return refused ?? { edits: outcomes.flatMap((outcome) => ('edits' in outcome ? outcome.edits : [])) };
}
