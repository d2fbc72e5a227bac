import type { CellPlace } from './cell-range';

/** The mark of the element that takes the focus of a cell. */
export function cellMark({ row, column }: CellPlace): string {
  return `${row}:${column}`;
}

export function cellElement(box: ParentNode | null, place: CellPlace): HTMLElement | null {
  return box?.querySelector<HTMLElement>(`[data-cell="${cellMark(place)}"]`) ?? null;
}

/** The cell a node stands in; `undefined` beside the cells. */
export function placeAround(node: EventTarget | null): CellPlace | undefined {
  return node instanceof Element ? placeOf(node.closest('[data-cell]')) : undefined;
}

/** The cell whose focus an element takes itself; `undefined` for a control inside a cell. */
export function placeOf(node: EventTarget | null): CellPlace | undefined {
  const mark = node instanceof HTMLElement ? node.dataset['cell'] : undefined;
  if (mark === undefined) return undefined;
  const [row, column] = mark.split(':').map(Number);
  return row === undefined || column === undefined ? undefined : { row, column };
}

/** Whether what is typed, copied and pasted here belongs to a field of its own. */
export function isTypedIn(node: EventTarget | null): boolean {
  return node instanceof Element && node.closest('input, textarea, select, [contenteditable]') !== null;
}
