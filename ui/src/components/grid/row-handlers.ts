import type { CellPlace } from './cell-range';
import type { EditKeyDirection } from './use-cell-editing';

/** The callbacks of a row; the same object in every render, so that memoised rows re-render only when they change. */
export interface RowHandlers<Row> {
  readonly onSelect: (row: Row, selected: boolean) => void;
  readonly onOpen: (row: Row) => void;
  readonly onCommit: (typed: string, then: EditKeyDirection) => boolean;
  readonly onCancel: () => void;
  /** Commits the draft of the always visible input of a cell; returns whether it was accepted. */
  readonly onEnter: (place: CellPlace, typed: string) => boolean;
  readonly onCorrect: () => void;
  /** Returns whether the text pasted into such an input was a block and was handled by the grid. */
  readonly onBlock: (place: CellPlace, clipboard: string) => boolean;
}
