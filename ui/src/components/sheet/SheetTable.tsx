import { useId, useRef, type KeyboardEvent } from 'react';
import { fill, text } from '@rdm/core/kernel';
import { useText, type Label } from '../../theme';
import { Amount } from '../Amount';
import { classNames } from '../class-names';
import { blockOf, pasted } from './paste';
import { SheetHead } from './SheetHead';
import { SheetInput } from './SheetInput';
import { cellsOf, type SheetChange, type SheetColumn, type SheetRow } from './SheetRow';
import { useSheetRange } from './use-sheet-range';

const labels = {
  amount: text('金额', 'Amount'),
  cell: text('第{line}行 {name} {column}', 'Line {line} {name} {column}'),
  changed: text('未保存', 'not saved'),
};

export interface SheetTableProps {
  /** The title as printed on the form. */
  title: Label;
  /** The unit line at the right: 金额单位：元（列至角分）. */
  unit?: Label;
  rows: readonly SheetRow[];
  /** By default one column 金额. */
  columns?: readonly SheetColumn[];
  /** What was typed (one) or pasted (many). */
  onChange?: (changes: readonly SheetChange[]) => void;
  /** A figure was clicked, or Enter pressed on a computed one, Alt+Enter on any: open its explanation. */
  onOpen?: (line: string, column: string) => void;
  /** The line whose explanation is open. */
  selectedLine?: string;
  digits?: number;
  /** The title is shown elsewhere and only names the table. */
  titleHidden?: boolean;
  maxHeight?: string;
}

/** How far a page key goes. */
const linesOfPage = 10;
const oneColumn: readonly SheetColumn[] = [{ key: 'value', title: labels.amount }];

/** An official form as on paper: full grid, line numbers, tinted input cells, plain computed figures. */
export function SheetTable(props: SheetTableProps) {
  const { title, unit, rows, columns = oneColumn, onChange, onOpen, selectedLine, digits = 2 } = props;
  const read = useText();
  const id = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  const range = useSheetRange(rows);
  const firstFigure = rows.findIndex((row) => cellsOf(row).length > 0);
  const tabStop = range.current ? `${range.current.row}:${range.current.column}` : `${firstFigure}:0`;

  const focusOn = (row: number, column: number) => {
    const cell = body.current?.querySelector<HTMLElement>(`[data-place="${row}:${column}"]`);
    cell?.focus();
    return cell !== null && cell !== undefined;
  };
  const move = (row: number, column: number) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && event.altKey) {
      event.preventDefault();
      open(row, column);
      return;
    }
    const step = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      Enter: event.shiftKey ? [-1, 0] : [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
      Home: [0, -1],
      End: [0, 1],
      PageUp: [-1, 0],
      PageDown: [1, 0],
    }[event.key];
    const [down = 0, across = 0] = step ?? [];
    if (!step) return;
    event.preventDefault();
    range.extend(event.shiftKey && event.key !== 'Enter');
    // Lines without a figure in this column are stepped over; the far end is the last figure before the edge.
    const places: [number, number][] = [];
    for (let r = row + down, c = column + across; rows[r] && columns[c]; r += down, c += across) places.push([r, c]);
    const isPage = event.key.startsWith('Page');
    const far = event.ctrlKey || event.metaKey || event.key === 'Home' || event.key === 'End' || isPage;
    const reached = isPage ? places.slice(0, linesOfPage) : places;
    (far ? reached.reverse() : reached).some(([r, c]) => focusOn(r, c));
    range.extend(false);
  };
  const open = (row: number, column: number) => {
    const line = rows[row]?.line;
    const key = columns[column]?.key;
    if (line !== undefined && key !== undefined) onOpen?.(line, key);
  };
  const takeBlock = (row: number, column: number) => (clipboard: string) => {
    const block = blockOf(clipboard);
    if (!block) return false;
    const changes = pasted(block, rows, columns, { row, column });
    if (changes.length > 0) onChange?.(changes);
    return true;
  };

  return (
    <div className="min-w-0">
      {!props.titleHidden && <h2 className="text-center text-heading font-semibold">{read(title)}</h2>}
      {unit && <p className="mb-1 text-right text-hint text-dim">{read(unit)}</p>}
      <div className="relative overflow-auto" style={{ maxHeight: props.maxHeight }}>
        <table
          aria-label={read(title)}
          className="w-full border-separate border-spacing-0 border-t border-l border-line-strong bg-raised text-table"
        >
          <SheetHead columns={columns} />
          <tbody ref={body} onCopy={range.onCopy}>
            {rows.map((row, r) => (
              <tr key={row.line} aria-current={row.line === selectedLine || undefined}>
                <td className={classNames(grid, 'px-2 text-center tabular-nums', ground(row.line === selectedLine))}>
                  {row.line}
                </td>
                <th
                  scope="row"
                  className={classNames(
                    grid,
                    'pr-2 text-left',
                    row.strong ? 'font-semibold' : 'font-normal',
                    ground(row.line === selectedLine),
                  )}
                  style={{ paddingLeft: 8 + 16 * (row.indent ?? 0) }}
                >
                  {read(row.name)}
                </th>
                {columns.map((column, c) => {
                  const cell = cellsOf(row)[c];
                  if (!cell) return <td key={column.key} className={classNames(grid, ground(false))} />;
                  const place = `${r}:${c}`;
                  const name = read(
                    fill(labels.cell, { line: row.line, name: read(row.name), column: read(column.title) }),
                  );
                  const errorId = cell.error ? `${id}${place}` : undefined;
                  return (
                    <td
                      key={column.key}
                      data-changed={cell.changed || undefined}
                      data-in-range={range.holds({ row: r, column: c }) || undefined}
                      onPointerDown={(event) => range.extend(event.shiftKey)}
                      onClick={(event) => {
                        if (!event.shiftKey) open(r, c);
                      }}
                      className={classNames(
                        grid,
                        'relative',
                        cell.editable ? 'bg-cell-input' : ground(row.line === selectedLine),
                        'data-in-range:bg-accent-soft data-in-range:shadow-[inset_0_0_0_1px_var(--accent)]',
                      )}
                    >
                      {cell.changed && (
                        <span className="pointer-events-none absolute top-0 left-0 border-4 border-transparent border-t-cell-changed border-l-cell-changed">
                          <span className="sr-only">{read(labels.changed)}</span>
                        </span>
                      )}
                      {cell.editable ? (
                        <SheetInput
                          name={name}
                          value={cell.value ?? ''}
                          digits={cell.digits ?? digits}
                          invalid={cell.error !== undefined}
                          describedBy={errorId}
                          place={place}
                          onCommit={(value) => onChange?.([{ line: row.line, column: column.key, value }])}
                          onBlock={takeBlock(r, c)}
                          onMove={move(r, c)}
                          onFocus={() => range.onFocus({ row: r, column: c })}
                        />
                      ) : (
                        <button
                          type="button"
                          data-place={place}
                          tabIndex={place === tabStop ? 0 : -1}
                          onFocus={() => range.onFocus({ row: r, column: c })}
                          onKeyDown={(event) => {
                            // Enter on a computed figure is its click and opens it.
                            if (event.key !== 'Enter') move(r, c)(event);
                          }}
                          className={classNames(
                            'h-9 w-full px-2 focus-visible:-outline-offset-2',
                            onOpen ? 'hover:bg-hover' : 'cursor-default',
                          )}
                        >
                          <span className="sr-only">{name}</span>
                          <Amount value={cell.value} digits={cell.digits ?? digits} strong={row.strong} />
                        </button>
                      )}
                      {cell.error && (
                        <p id={errorId} className="px-2 pb-1 text-right text-hint text-danger">
                          {read(cell.error)}
                        </p>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const grid = 'border-r border-b border-line-strong';

function ground(selected: boolean): string {
  return selected ? 'bg-accent-soft' : 'bg-raised';
}
