import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDecimal, plainDecimal } from '../decimal-text';
import type { CellEdit, Column } from './Column';
import { plainText } from './Column';
import { entered, filled, spread, type EditableGrid } from './entries';
import { fromTabSeparated, toTabSeparated, type Block } from './tab-separated';

interface Row {
  readonly id: string;
  readonly locked: boolean;
  readonly cells: Readonly<Record<string, string>>;
}

const columnOf = (key: string, editor: Column<Row>['editor']): Column<Row> => ({
  key,
  title: key.toUpperCase(),
  numeric: editor?.kind === 'decimal',
  text: (row) => row.cells[key] ?? '',
  ...(editor && { editor }),
});
const columns: readonly Column<Row>[] = [
  columnOf('name', undefined),
  columnOf('hours', { kind: 'decimal', locked: ({ locked }) => locked }),
  columnOf('amount', { kind: 'decimal' }),
  columnOf('remark', { maxLength: 6 }),
];
const gridOf = (rows: readonly Row[]): EditableGrid<Row> => ({
  rows,
  columns,
  rowKey: ({ id }) => id,
  rowName: (_, index) => `第 ${index + 1} 行`,
  read: (label) => (typeof label === 'string' ? label : label.zh),
});
const rowsOf = (locks: readonly boolean[]): readonly Row[] =>
  locks.map((locked, place) => ({ id: String(place), locked, cells: { name: `人${place}`, hours: '1', amount: '2' } }));

const grid = fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }).map((locks) => gridOf(rowsOf(locks)));
const typed = fc.oneof(
  fc.constantFrom('', '0', '1,234.50', '－１２', '约二十', '12小时', '=1', '一二三四五六七'),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }).map((value) => value.toFixed(2)),
);
const block: fc.Arbitrary<Block> = fc.array(fc.array(typed, { minLength: 1, maxLength: 5 }), {
  minLength: 1,
  maxLength: 7,
});
const from = fc.record({ row: fc.nat(5), column: fc.nat(3) });

/** Whether a cell accepts an entry: not outside the grid, locked, a non-number or too long. */
function fits({ rows }: EditableGrid<Row>, row: number, column: number, entry: string): boolean {
  const record = rows[row];
  const editor = columns[column]?.editor;
  if (!record || !editor || editor.locked?.(record)) return false;
  if (editor.kind === 'decimal') return entry.trim() === '' || isDecimal(plainDecimal(entry));
  return [...entry.trim()].length <= editor.maxLength!;
}

describe('a pasted block', () => {
  it('is taken whole when every cell of it fits, and else changes nothing and says why', () => {
    fc.assert(
      fc.property(grid, from, block, (each, at, pasted) => {
        fc.pre(at.row < each.rows.length);
        const cells = pasted.flatMap((line, down) =>
          line.map((entry, right) => ({ row: at.row + down, column: at.column + right, entry })),
        );
        const outcome = spread(each, at, pasted);
        if (cells.every(({ row, column, entry }) => fits(each, row, column, entry))) {
          expect(outcome).toEqual({ edits: expect.any(Array) });
          expect((outcome as { edits: readonly CellEdit[] }).edits).toHaveLength(cells.length);
        } else {
          expect(outcome).toEqual({ refusal: expect.anything() });
          expect(each.read((outcome as { refusal: string }).refusal)).toMatch(/未(粘贴|作任何更改)/);
        }
      }),
    );
  });

  it('keeps its places: each edit is the entry that fell on its cell', () => {
    const outcome = spread(gridOf(rowsOf([false, false])), { row: 0, column: 1 }, [
      ['1,000', '２'],
      ['', '-3.50'],
    ]);
    expect(outcome).toEqual({
      edits: [
        { row: '0', column: 'hours', value: '1000' },
        { row: '0', column: 'amount', value: '2' },
        { row: '1', column: 'hours', value: '' },
        { row: '1', column: 'amount', value: '-3.50' },
      ],
    });
  });

  it.each([
    ['rows beyond the last', [['1'], ['2'], ['3']], '有 3 行 1 列，从此处起只有 2 行 3 列'],
    ['columns beyond the last', [['1', '2', '3', '4']], '有 1 行 4 列，从此处起只有 2 行 3 列'],
    ['an entry on a cell that is read-only', [['1'], ['2']], '第 2 行“HOURS”不能修改'],
    ['words where a number belongs', [['约二十']], '第 1 行“HOURS”应为数字'],
    ['a text that is too long', [['1', '2', '一二三四五六七']], '第 1 行“REMARK”最多 6 个字'],
  ])('with %s is refused in one sentence', (_, pasted, sentence) => {
    const each = gridOf(rowsOf([false, true]));
    const outcome = spread(each, { row: 0, column: 1 }, pasted);
    expect('refusal' in outcome && each.read(outcome.refusal)).toContain(sentence);
  });
});

it('what is copied from cells and pasted over them changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(typed, typed), { minLength: 1, maxLength: 6 }), (values) => {
      const rows = values.map(([hours, amount], place) => ({
        id: String(place),
        locked: false,
        cells: { hours: plainDecimal(hours), amount: plainDecimal(amount) },
      }));
      fc.pre(rows.every(({ cells }) => Object.values(cells).every((cell) => cell === '' || isDecimal(cell))));
      const copied = rows.map((row) => columns.slice(1, 3).map((column) => plainText(column, row)));
      const outcome = spread(gridOf(rows), { row: 0, column: 1 }, fromTabSeparated(toTabSeparated(copied)));
      const edits = 'edits' in outcome ? outcome.edits : [];
      expect(edits.map(({ value }) => value)).toEqual(rows.flatMap(({ cells }) => [cells.hours, cells.amount]));
    }),
  );
});

it('a range is filled or emptied whole, or not at all', () => {
  const all = { top: 0, bottom: 1, left: 1, right: 2 };
  expect(filled(gridOf(rowsOf([false, false])), all, '')).toEqual({ edits: expect.objectContaining({ length: 4 }) });
  expect(filled(gridOf(rowsOf([false, true])), all, '')).toHaveProperty('refusal');
});

it('an entry beside the rows changes nothing', () =>
  expect(entered(gridOf(rowsOf([false])), { row: 7, column: 1 }, '1')).toEqual({ edits: [] }));
