import type { CellEdit } from './Column';

/** One undoable user action: a typed cell, a pasted block. */
export interface Deed {
  readonly before: readonly CellEdit[];
  readonly after: readonly CellEdit[];
}

export interface EditHistory {
  readonly done: readonly Deed[];
  readonly undone: readonly Deed[];
}

export const noHistory: EditHistory = { done: [], undone: [] };

/** Undo steps kept. */
const mostKept = 100;

export function withDeed(history: EditHistory, deed: Deed): EditHistory {
  return { done: [...history.done, deed].slice(-mostKept), undone: [] };
}

/** The edits that undo the last action, and the history afterwards. */
export function undo({ done, undone }: EditHistory): { edits: readonly CellEdit[]; history: EditHistory } | undefined {
  const last = done.at(-1);
  return last && { edits: last.before, history: { done: done.slice(0, -1), undone: [...undone, last] } };
}

/** The edits that redo the last undone action, and the history afterwards. */
export function redo({ done, undone }: EditHistory): { edits: readonly CellEdit[]; history: EditHistory } | undefined {
  const last = undone.at(-1);
  return last && { edits: last.after, history: { done: [...done, last], undone: undone.slice(0, -1) } };
}
