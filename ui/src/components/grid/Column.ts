import type { ReactNode } from 'react';
import type { Label } from '../../theme';
import { isDecimal, plainDecimal } from '../decimal-text';

/** A column of a grid. */
export interface Column<Row> {
  readonly key: string;
  readonly title: Label;
  /** Group headers above the title, outermost first; adjacent columns with the same one share a merged cell. */
  readonly groups?: readonly Label[];
  /** The number printed under the title: `1`, `7.1`. */
  readonly number?: Label;
  /** In px, until the user resizes it; or a CSS width relative to the window. */
  readonly width?: number | string;
  /** Minimum CSS width of a column that takes the remaining space. */
  readonly minWidth?: string;
  /** Stays at the left while the rest scrolls; on a narrow screen only the first sticky column does. */
  readonly sticky?: boolean;
  /** A long title wraps to two lines instead of widening the column; the tooltip shows it in full. */
  readonly wraps?: boolean;
  readonly align?: 'left' | 'center' | 'right';
  /** Figures: right aligned with figures of one width, copied without separators. */
  readonly numeric?: boolean;
  /** Days, months and codes: a part of one reads as another. */
  readonly undivided?: boolean;
  /** Without it the row's property named by the key is shown, an em dash where it is empty. */
  readonly render?: (row: Row, index: number) => ReactNode;
  /** The figure of an official sheet; `undefined` where the form has none. */
  readonly figure?: (row: Row) => Figure | undefined;
  /** The cell as plain text, for copying, and shown where it is not drawn otherwise; by default the row's property named by the key. */
  readonly text?: (row: Row) => string;
  /** Names the row: always shown, stays at the left while the rest scrolls, a click on it opens the row. */
  readonly primary?: boolean;
  /** What a row named by a day or a month is about: on a card it stands beside the name. */
  readonly subject?: boolean;
  /** Sums other figures of its row: among the first that a card shows. */
  readonly sums?: boolean;
  readonly sortable?: boolean;
  /** How many plain cells one of its cells takes as long to draw as; a choice with a search takes as long as 40. */
  readonly weight?: number;
  /** Makes its cells editable, by typing and by pasting. */
  readonly editor?: CellEditor<Row>;
}

/** A figure of an official sheet: typed in its cell, or computed with an explanation. */
export interface Figure {
  /** Decimal text. */
  readonly value: string | null | undefined;
  /** By default 2. */
  readonly digits?: number;
  /** As in a total. */
  readonly strong?: boolean;
  /** A value that the form itself leaves blank; shown in grey. */
  readonly aside?: boolean;
  /** Changed and not yet saved. */
  readonly changed?: boolean;
  /** Validation error of this figure. */
  readonly error?: Label;
  /** Differs from the figure it is compared with. */
  readonly differs?: boolean;
  /** Ids of what else describes it. */
  readonly describedBy?: string;
  /** What a click does. */
  readonly hint?: Label;
  /** By click, Enter on a figure that is worked out, Alt+Enter on any. */
  readonly onOpen?: () => void;
}

/** How the cells of a column are edited. Editing starts with the cell's plain text; a figure has its own input. */
export interface CellEditor<Row> {
  /** `decimal` removes separators, converts full-width digits and rejects non-numbers; by default `text`. */
  readonly kind?: 'text' | 'decimal';
  /** In characters. */
  readonly maxLength?: number;
  /** Rows whose cell cannot be changed. */
  readonly locked?: (row: Row) => boolean;
  /** Why an entry is invalid, in one sentence; `undefined` if it is valid. */
  readonly refuse?: (entry: string, row: Row) => Label | undefined;
}

/** An edit of a cell: row key, column key, plain text; `''` when the cell was cleared. */
export interface CellEdit {
  readonly row: string;
  readonly column: string;
  readonly value: string;
}

export interface RowAction {
  readonly key: string;
  readonly label: Label;
  readonly onClick: () => void;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** Found on other ways too, or wanted seldom: goes into the ⋯ menu where the columns need the room. */
  readonly yields?: boolean;
}

export interface Selection {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
}

export interface Sort {
  readonly key: string;
  readonly direction: 'asc' | 'desc';
}

export type Density = 'normal' | 'compact';

/** Records in a list with hairlines, or an official sheet with the full grid of the printed form. */
export type GridLook = 'list' | 'paper';

/** The styling of a row of an official sheet. */
export interface RowLook {
  /** A line that sums others or heads a group. */
  readonly strong?: boolean;
  /** With the background of a total. */
  readonly shaded?: boolean;
}

export const rowHeights: Readonly<Record<Density, number>> = { normal: 36, compact: 22 };
/** Of one header row, in px. */
export const headHeight = 36;
export const selectionWidth = 40;

export function alignmentOf(column: Pick<Column<never>, 'align' | 'numeric'>): string {
  const align = column.align ?? (column.numeric ? 'right' : 'left');
  const side = align === 'right' ? 'text-right' : align === 'center' ? 'text-center' : 'text-left';
  return column.numeric ? `${side} tabular-nums` : side;
}

export function isEditable<Row>(column: Column<Row>, row: Row): boolean {
  return column.editor !== undefined && !column.editor.locked?.(row);
}

/** What a cell shows that is not drawn otherwise. */
export function cellText<Row>(column: Column<Row>, row: Row): ReactNode {
  return saidIn(column, row) || '—';
}

/** A cell in the form spreadsheets expect: `1234.50` for 1,234.50, empty for an em dash. */
export function plainText<Row>(column: Column<Row>, row: Row): string {
  const figure = column.figure?.(row);
  if (figure) return plainDecimal(figure.value ?? '');
  const said = saidIn(column, row);
  if (said === '—') return '';
  const plain = column.numeric ? plainDecimal(said) : said;
  return isDecimal(plain) ? plain : said;
}

const saidIn = <Row>(column: Column<Row>, row: Row) => (column.text ? column.text(row) : propertyOf(row, column.key));

function propertyOf(row: unknown, key: string): string {
  const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, key) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
