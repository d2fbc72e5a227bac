import type { ReactNode } from 'react';
import type { Label } from '../../theme';

/** A column of a DataTable. */
export interface Column<Row> {
  readonly key: string;
  readonly title: Label;
  /** In px. */
  readonly width?: number;
  readonly align?: 'left' | 'center' | 'right';
  /** Figures: right aligned with figures of one width. */
  readonly numeric?: boolean;
  /** Without it the row's property named by the key is shown, an em dash where it is empty. */
  readonly render?: (row: Row, index: number) => ReactNode;
  /** Stays at the left while the rest scrolls; only for the first columns, with a width. */
  readonly fixed?: boolean;
  /** A click on it opens the row. */
  readonly primary?: boolean;
  readonly sortable?: boolean;
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

export const rowHeights: Readonly<Record<Density, number>> = { normal: 36, compact: 28 };
export const selectionWidth = 40;

export function alignmentOf(column: Pick<Column<never>, 'align' | 'numeric'>): string {
  const align = column.align ?? (column.numeric ? 'right' : 'left');
  const side = align === 'right' ? 'text-right' : align === 'center' ? 'text-center' : 'text-left';
  return column.numeric ? `${side} tabular-nums` : side;
}

/** Where the fixed columns stand: px from the left by key. */
export function fixedOffsets<Row>(columns: readonly Column<Row>[], selectable: boolean): ReadonlyMap<string, number> {
  const offsets = new Map<string, number>();
  let left = selectable ? selectionWidth : 0;
  for (const column of columns) {
    if (!column.fixed) break;
    offsets.set(column.key, left);
    left += column.width ?? 0;
  }
  return offsets;
}

export function cellText(row: unknown, key: string): ReactNode {
  const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, key) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? (value === '' ? '—' : value) : '—';
}
