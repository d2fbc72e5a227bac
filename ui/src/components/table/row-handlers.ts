import type { EditKeyDirection } from './use-cell-editing';

/** What a row calls; the same object over all renders, so that rows are drawn again only when they change. */
export interface RowHandlers<Row> {
  readonly onSelect: (row: Row, selected: boolean) => void;
  readonly onOpen: (row: Row) => void;
  readonly onCommit: (typed: string, then: EditKeyDirection) => boolean;
  readonly onCancel: () => void;
}
