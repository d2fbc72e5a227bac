import type { Column } from './Column';

/** The user's column settings of one table, by column key. Columns not named stay as declared. */
export interface ColumnLayout {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** In px. */
  readonly widths: Readonly<Record<string, number>>;
}

export const declaredLayout: ColumnLayout = { order: [], hidden: [], widths: {} };

const narrowest = 48;
const widest = 1_200;

export function widthWithin(width: number): number {
  return Math.round(Math.min(widest, Math.max(narrowest, width)));
}

type Keyed = Pick<Column<never>, 'key' | 'primary'>;

/**
 * All columns in the order of the layout. A column missing from the layout, as after a program update, follows the
 * column it is declared after.
 */
export function orderedColumns<C extends Keyed>(columns: readonly C[], order: readonly string[]): readonly C[] {
  const known = order.flatMap((key) => columns.filter((column) => column.key === key));
  const ordered = [...new Set(known)];
  for (const [place, column] of columns.entries()) {
    if (ordered.includes(column)) continue;
    const before = columns[place - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, column);
  }
  return ordered;
}

/** The columns to show, in their order; the primary one is never hidden. */
export function shownColumns<C extends Keyed>(columns: readonly C[], layout: ColumnLayout): readonly C[] {
  return orderedColumns(columns, layout.order).filter(({ key, primary }) => primary || !layout.hidden.includes(key));
}

/** The layout with one column put at a place among all of them. */
export function withColumnAt(
  columns: readonly Keyed[],
  layout: ColumnLayout,
  key: string,
  place: number,
): ColumnLayout {
  const others = orderedColumns(columns, layout.order).flatMap((column) => (column.key === key ? [] : [column.key]));
  const at = Math.min(others.length, Math.max(0, place));
  return { ...layout, order: [...others.slice(0, at), key, ...others.slice(at)] };
}

export function withColumnToggled(layout: ColumnLayout, key: string): ColumnLayout {
  const { hidden } = layout;
  return { ...layout, hidden: hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key] };
}
