import type { Cell } from '../../kernel';
import type { Summary2015Column } from './columns';

export type SheetColumn = Summary2015Column | 'allowed';

/** A row of the summary: its cells by column. */
export type Row = (column: SheetColumn) => Cell;
