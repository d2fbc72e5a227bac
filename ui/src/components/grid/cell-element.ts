import type { CellPlace } from './cell-range';
import type { CellHolder } from './key-command';

/** The `data-cell` value of the element that takes the focus of a cell. */
export function cellMark({ row, column }: CellPlace): string {
  return `${row}:${column}`;
}

export function cellElement(box: ParentNode | null, place: CellPlace): HTMLElement | null {
  return box?.querySelector<HTMLElement>(`[data-cell="${cellMark(place)}"]`) ?? null;
}

/** Focuses a cell and scrolls it out from under the sticky header, whose height depends on its titles. */
export function focusCell(box: HTMLElement | null, place: CellPlace): void {
  const cell = cellElement(box, place);
  if (!box || !cell) return;
  cell.focus({ preventScroll: true });
  box.style.scrollPaddingTop = `${box.querySelector('thead')?.offsetHeight ?? 0}px`;
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The cell containing a node; `undefined` outside the cells. */
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

/** Whether typing, copying and pasting here is handled by an input of its own. */
export function isTypedIn(node: EventTarget | null): boolean {
  return node instanceof Element && node.closest('input, textarea, select, [contenteditable]') !== null;
}

/** Whether an element is the always visible input of a cell, not some other control inside one. */
export function isCellField(node: EventTarget | null): node is HTMLInputElement {
  return node instanceof HTMLInputElement && placeOf(node) !== undefined;
}

/** What takes the focus of a cell, for interpreting key presses. */
export function holderOf(node: EventTarget | null): CellHolder {
  if (isCellField(node)) {
    const { selectionStart, selectionEnd, value } = node;
    return {
      kind: 'field',
      whole: selectionStart === 0 && selectionEnd === value.length,
      caretAtStart: selectionEnd === 0,
      caretAtEnd: selectionStart === value.length,
      drafted: node.dataset['drafted'] !== undefined,
    };
  }
  return { kind: node instanceof HTMLButtonElement ? 'button' : 'cell' };
}
