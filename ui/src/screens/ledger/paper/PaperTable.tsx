import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { classNames, drawnRows, useRowWindow } from '../../../components';
import { useText, type Label } from '../../../theme';
import { nextFigure } from './next-figure';
import type { PaperColumn, PaperRow } from './paper-table';
import { PaperCells } from './PaperCells';
import { PaperHead } from './PaperHead';
import { stickyPlaces } from './sticky-places';

/** In px; all rows are alike, so that only those in sight need be drawn. */
const rowHeight = 36;

export interface PaperTableProps {
  /** Names the table. */
  label: Label;
  columns: readonly PaperColumn[];
  rows: readonly PaperRow[];
}

/**
 * An official sheet as on paper: merged heads, full grid, in a frame of its own that scrolls. The arrow keys, Home and
 * End go from one figure that can be explained to the next.
 */
export function PaperTable({ label, columns, rows }: PaperTableProps) {
  const read = useText();
  const box = useRef<HTMLDivElement>(null);
  const sticky = useMemo(() => stickyPlaces(columns), [columns]);
  const seen = useRowWindow(box, rows.length, rowHeight);
  const [cursor, setCursor] = useState<string | null>(null);
  const first = firstFigure(rows);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextFigure(event, rows.length, columns.length, (place) =>
      box.current?.querySelector<HTMLElement>(`[data-place="${place}"]`),
    );
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const [, cursorRow = '-1'] = /^(\d+):/.exec(cursor ?? '') ?? [];
  return (
    <div
      ref={box}
      role="group"
      aria-label={read(label)}
      tabIndex={0}
      className="relative max-h-[72dvh] overflow-auto border-t border-l border-line-strong focus-visible:-outline-offset-2"
    >
      <table
        aria-label={read(label)}
        aria-rowcount={rows.length}
        className="w-full table-fixed border-separate border-spacing-0 bg-raised text-table"
        style={{ minWidth: columns.reduce((width, column) => width + column.width, 0) }}
      >
        <colgroup>
          {columns.map(({ key, width }) => (
            <col key={key} style={{ width }} />
          ))}
        </colgroup>
        <PaperHead columns={columns} sticky={sticky} />
        <tbody
          onKeyDown={onKeyDown}
          onFocus={(event) => setCursor((event.target as HTMLElement).dataset.place ?? cursor)}
        >
          {drawnRows(seen, rows.length, Number(cursorRow), rowHeight).map((drawn) => {
            if ('gap' in drawn) {
              return (
                <tr key={`before ${drawn.before}`} aria-hidden style={{ height: drawn.gap }}>
                  <td colSpan={columns.length} />
                </tr>
              );
            }
            const row = rows[drawn.index]!;
            return (
              <tr key={row.key} aria-rowindex={drawn.index + 1} className={classNames(row.strong && 'font-semibold')}>
                <PaperCells row={row} at={drawn.index} columns={columns} sticky={sticky} tabStop={cursor ?? first} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** What the Tab key reaches before anything was chosen. */
function firstFigure(rows: readonly PaperRow[]): string | null {
  for (const [at, { cells }] of rows.entries()) {
    const column = cells.findIndex(({ onOpen }) => onOpen);
    if (column >= 0) return `${at}:${column}`;
  }
  return null;
}
