import type { CellPlace } from './cell-range';
import type { EditKeyDirection } from './use-cell-editing';

/** What a row calls; the same object over all renders, so that rows are drawn again only when they change. */
export interface RowHandlers<Row> {
  readonly onSelect: (row: Row, selected: boolean) => void;
  readonly onOpen: (row: Row) => void;
  readonly onCommit: (typed: string, then: EditKeyDirection) => boolean;
  readonly onCancel: () => void;
  /** What was typed in the always open field of a cell; answers whether it was taken. */
  readonly onEnter: (place: CellPlace, typed: string) => boolean;
  readonly onCorrect: () => void;
  /** Answers whether what is pasted in such a field is a block, and no text of its own. */
  readonly onBlock: (place: CellPlace, clipboard: string) => boolean;
}
