import type { ReactNode } from 'react';
import type { Label } from '../../theme';
import { isDecimal, plainDecimal } from '../decimal-text';

/** A column of a grid. */
export interface Column<Row> {
  readonly key: string;
  readonly title: Label;
  /** Merged heads above the title, the outermost first; neighbours with the same one share it. */
  readonly groups?: readonly Label[];
  /** The number printed under the title: `1`, `7.1`. */
  readonly number?: Label;
  /** In px, until somebody drags its edge; or a CSS width that follows the window. */
  readonly width?: number | string;
  /** CSS width below which a column that takes what is left over does not go. */
  readonly minWidth?: string;
  /** Stays at the left while the rest scrolls; the first of them also on a narrow screen. */
  readonly sticky?: boolean;
  /** A long title breaks into two lines instead of widening the column; whole, it stands in its tooltip. */
  readonly wraps?: boolean;
  readonly align?: 'left' | 'center' | 'right';
  /** Figures: right aligned with figures of one width, copied without separators. */
  readonly numeric?: boolean;
  /** Without it the row's property named by the key is shown, an em dash where it is empty. */
  readonly render?: (row: Row, index: number) => ReactNode;
  /** The figure of an official sheet; `undefined` where the form has none. */
  readonly figure?: (row: Row) => Figure | undefined;
  /** What the cell says as plain text, for copying; without it the row's property named by the key. */
  readonly text?: (row: Row) => string;
  /** Names the row: always shown, stays at the left while the rest scrolls, a click on it opens the row. */
  readonly primary?: boolean;
  readonly sortable?: boolean;
  /** Makes its cells editable, by typing and by pasting. */
  readonly editor?: CellEditor<Row>;
}

/** A figure of an official sheet: typed in its cell, or worked out and explained. */
export interface Figure {
  /** Decimal text. */
  readonly value: string | null | undefined;
  /** By default 2. */
  readonly digits?: number;
  /** As in a total. */
  readonly strong?: boolean;
  /** What the form leaves blank, shown beside it in grey. */
  readonly aside?: boolean;
  /** Changed and not yet saved. */
  readonly changed?: boolean;
  /** Said by the rules about this figure. */
  readonly error?: Label;
  /** Differs from the figure it is held against. */
  readonly differs?: boolean;
  /** Ids of what else describes it. */
  readonly describedBy?: string;
  /** What a click does. */
  readonly hint?: Label;
  /** By click, Enter on a figure that is worked out, Alt+Enter on any. */
  readonly onOpen?: () => void;
}

/** How the cells of a column are typed in. An edit begins with the plain text of the cell; a figure has a field of its own. */
export interface CellEditor<Row> {
  /** `decimal` takes separators and full-width digits away and refuses what is no number; by default `text`. */
  readonly kind?: 'text' | 'decimal';
  /** In characters. */
  readonly maxLength?: number;
  /** Rows whose cell cannot be changed. */
  readonly locked?: (row: Row) => boolean;
  /** Why an entry cannot stand in the cell, in one sentence. */
  readonly refuse?: (entry: string, row: Row) => Label | undefined;
}

/** A cell entered: the key of its row, the key of its column, plain text, `''` where it was emptied. */
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

/** How a row of an official sheet is set. */
export interface RowLook {
  /** A line that sums others or heads a group. */
  readonly strong?: boolean;
  /** On the ground of a total. */
  readonly shaded?: boolean;
}

export const rowHeights: Readonly<Record<Density, number>> = { normal: 36, compact: 28 };
/** Of one row of the head. */
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

export function cellText(row: unknown, key: string): ReactNode {
  return propertyOf(row, key) || '—';
}

/** A cell as a spreadsheet takes it: `1234.50` for 1,234.50, nothing for an em dash. */
export function plainText<Row>(column: Column<Row>, row: Row): string {
  const figure = column.figure?.(row);
  if (figure) return plainDecimal(figure.value ?? '');
  const said = column.text ? column.text(row) : propertyOf(row, column.key);
  if (said === '—') return '';
  const plain = column.numeric ? plainDecimal(said) : said;
  return isDecimal(plain) ? plain : said;
}

function propertyOf(row: unknown, key: string): string {
  const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, key) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
