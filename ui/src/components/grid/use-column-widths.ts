import { useEffect, useState, type PointerEvent, type RefObject } from 'react';
import type { Column } from './Column';
import { widthWithin, type ColumnLayout } from './column-layout';
import { fitWidth } from './fit-width';

type Widths = Readonly<Record<string, number>>;

export interface ColumnWidths {
  /** The user may change the widths. */
  readonly resizable: boolean;
  /**
   * Px by column key once widths are fixed: when all are declared and not resizable or some stay beside each other, after
   * the user set one, and in long lists, whose columns would otherwise jump as rows scroll into view. Before that the
   * content determines them.
   */
  readonly settled: Widths | undefined;
  /** Px of the column of row actions; they are never cut off. */
  readonly actions: number;
  readonly dragging: string | undefined;
  readonly widen: (key: string, by: number) => void;
  readonly fitWidth: (key: string) => void;
  readonly onDragStart: (key: string, event: PointerEvent<HTMLElement>) => void;
}

interface Subject<Row> {
  readonly box: RefObject<HTMLElement | null>;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly long: boolean;
  readonly layout: ColumnLayout | undefined;
  readonly onLayout: ((layout: ColumnLayout) => void) | undefined;
}

export function useColumnWidths<Row>({ box, columns, rows, long, layout, onLayout }: Subject<Row>): ColumnWidths {
  const [measured, setMeasured] = useState<Widths>();
  const [dragged, setDragged] = useState<{ readonly key: string; readonly widths: Widths }>();
  const [actions, setActions] = useState(0);
  const stated = layout !== undefined && Object.keys(layout.widths).length > 0;
  const unmeasured = long && layout !== undefined && columns.some(({ key }) => measured?.[key] === undefined);

  useEffect(() => {
    const element = box.current;
    if (!element || !unmeasured || rows.length === 0) return;
    const observer = new ResizeObserver(() => setMeasured(headWidths(element, columns)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, columns, rows.length, unmeasured]);
  useEffect(() => {
    const spans = [...(box.current?.querySelectorAll<HTMLElement>('[data-actions] > *') ?? [])];
    const observer = new ResizeObserver(() => setActions(Math.max(...spans.map((span) => span.offsetWidth)) + 16));
    for (const span of spans) observer.observe(span);
    return () => observer.disconnect();
  }, [box, rows, columns]);

  const standing = (): Widths => (box.current ? headWidths(box.current, columns) : {});
  const keep = (widths: Widths) => layout && onLayout?.({ ...layout, widths: { ...layout.widths, ...widths } });
  const placeOf = (key: string) => columns.findIndex((column) => column.key === key);
  const likely = ({ key, width, numeric }: Column<Row>) =>
    dragged?.widths[key] ??
    layout?.widths[key] ??
    // Measured are the rows drawn first; those below may need what the column declares.
    (typeof width === 'number' ? Math.max(width, measured?.[key] ?? 0) : (measured?.[key] ?? (numeric ? 120 : 160)));
  // Columns that stay beside each other need the widths that are declared.
  const stands = layout === undefined || columns.some(({ sticky }) => sticky);
  const fixed = stands && columns.every(({ width }) => typeof width === 'number');

  return {
    resizable: layout !== undefined,
    settled:
      fixed || dragged || stated || (long && layout !== undefined && !unmeasured)
        ? Object.fromEntries(columns.map((column) => [column.key, likely(column)]))
        : undefined,
    actions,
    dragging: dragged?.key,
    widen: (key, by) => {
      const widths = standing();
      keep({ ...widths, [key]: widthWithin((widths[key] ?? 0) + by) });
    },
    fitWidth: (key) => {
      if (box.current) keep({ ...standing(), [key]: widthWithin(fitWidth(box.current, placeOf(key))) });
    },
    onDragStart: (key, event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      const handle = event.currentTarget;
      const from = event.clientX;
      const widths = standing();
      const at = (clientX: number): Widths => ({ ...widths, [key]: widthWithin((widths[key] ?? 0) + clientX - from) });
      const move = (to: globalThis.PointerEvent) => setDragged({ key, widths: at(to.clientX) });
      const end = (to: globalThis.PointerEvent) => {
        handle.removeEventListener('pointermove', move);
        handle.removeEventListener('pointerup', end);
        handle.removeEventListener('pointercancel', end);
        setDragged(undefined);
        if (to.type === 'pointerup' && to.clientX !== from) keep(at(to.clientX));
      };
      handle.setPointerCapture(event.pointerId);
      handle.addEventListener('pointermove', move);
      handle.addEventListener('pointerup', end);
      handle.addEventListener('pointercancel', end);
    },
  };
}

function headWidths<Row>(box: HTMLElement, columns: readonly Column<Row>[]): Widths {
  const widthOf = (place: number) => box.querySelector<HTMLElement>(`th[data-column="${place}"]`)?.offsetWidth ?? 0;
  return Object.fromEntries(columns.map(({ key }, place) => [key, widthOf(place)]));
}
