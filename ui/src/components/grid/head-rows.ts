import type { Label } from '../../theme';
import type { Column } from './Column';

/** A header cell and its column and row span. */
export interface HeadCell<C> {
  readonly key: string;
  readonly title: Label;
  readonly columns: number;
  readonly rows: number;
  /** The column and its position, for a cell that belongs to a single column. */
  readonly column?: C;
  readonly place?: number;
}

type Headed = Pick<Column<never>, 'key' | 'title' | 'groups' | 'number'>;

const sameLabel = (left: Label, right: Label) =>
  typeof left === 'string' || typeof right === 'string' ? left === right : left.zh === right.zh;

/**
 * The header rows: merged groups, titles, then the printed numbers if there are any. A title without a group above it
 * or a number below it spans those rows too.
 */
export function headRows<C extends Headed>(columns: readonly C[]): readonly (readonly HeadCell<C>[])[] {
  const depth = Math.max(0, ...columns.map(({ groups = [] }) => groups.length));
  const numbers = columns.flatMap((column, place): HeadCell<C>[] =>
    column.number ? [{ key: `${column.key} number`, title: column.number, columns: 1, rows: 1, column, place }] : [],
  );
  const rows: HeadCell<C>[][] = Array.from({ length: depth + 1 }, () => []);
  columns.forEach((column, place) => {
    const groups = column.groups ?? [];
    groups.forEach((group, level) => {
      const before = columns[place - 1]?.groups ?? [];
      const joins = groups.slice(0, level + 1).every((own, at) => before[at] && sameLabel(before[at], own));
      const last = rows[level]!.at(-1);
      if (joins && last) rows[level]![rows[level]!.length - 1] = { ...last, columns: last.columns + 1 };
      else rows[level]!.push({ key: `${column.key} ${level}`, title: group, columns: 1, rows: 1 });
    });
    const level = groups.length;
    const below = numbers.length > 0 && column.number === undefined ? 1 : 0;
    const height = depth + 1 - level + below;
    rows[level]!.push({ key: column.key, title: column.title, columns: 1, rows: height, column, place });
  });
  return numbers.length > 0 ? [...rows, numbers] : rows;
}
