import type { Label } from '../../../theme';

/** A column of an official sheet. */
export interface PaperColumn {
  readonly key: string;
  readonly title: Label;
  /** Merged heads above the title, the outermost first; neighbours with the same one share it. */
  readonly groups?: readonly Label[];
  /** The number printed under the title: `1`, `7.1`. */
  readonly number?: string;
  /** In px. */
  readonly width: number;
  readonly align?: 'left' | 'center' | 'right';
  /** Stays at the left while the rest scrolls; the first of them also on a narrow screen. */
  readonly sticky?: boolean;
}

/** A figure, or words; without both the form leaves the cell blank. */
export interface PaperCell {
  /** Decimal text. */
  readonly value?: string | null;
  readonly words?: Label | null;
  /** What the form leaves blank, shown beside it in grey. */
  readonly memo?: boolean;
  /** Explains the figure. */
  readonly onOpen?: () => void;
  /** Where the words lead. */
  readonly to?: string;
}

export interface PaperRow {
  readonly key: string;
  /** One for each column, in their order. */
  readonly cells: readonly PaperCell[];
  /** A sub-total or total. */
  readonly strong?: boolean;
  /** Whether the row folds those above it away, and does so now. */
  readonly fold?: { readonly folded: boolean; readonly onToggle: () => void };
}

/** A cell of the head: over how many columns and rows it stands. */
export interface PaperHeadCell {
  readonly key: string;
  readonly title: Label;
  readonly columns: number;
  readonly rows: number;
  /** Of the columns it stands over, where there is one. */
  readonly column?: PaperColumn;
}

const sameLabel = (left: Label, right: Label) =>
  typeof left === 'string' || typeof right === 'string' ? left === right : left.zh === right.zh;

/**
 * The rows of the head: merged groups, titles, then the printed numbers where there are any. A title without a group
 * above it or a number under it takes their rows too.
 */
export function headRows(columns: readonly PaperColumn[]): readonly (readonly PaperHeadCell[])[] {
  const depth = Math.max(0, ...columns.map(({ groups = [] }) => groups.length));
  const numbers = columns.flatMap((column): PaperHeadCell[] =>
    column.number ? [{ key: column.key, title: column.number, columns: 1, rows: 1, column }] : [],
  );
  const rows: PaperHeadCell[][] = Array.from({ length: depth + 1 }, () => []);
  columns.forEach((column, at) => {
    const groups = column.groups ?? [];
    groups.forEach((group, level) => {
      const before = columns[at - 1]?.groups ?? [];
      const joins = groups.slice(0, level + 1).every((own, place) => before[place] && sameLabel(before[place], own));
      const last = rows[level]!.at(-1);
      if (joins && last) rows[level]![rows[level]!.length - 1] = { ...last, columns: last.columns + 1 };
      else rows[level]!.push({ key: `${column.key} ${level}`, title: group, columns: 1, rows: 1 });
    });
    const level = groups.length;
    const below = numbers.length > 0 && column.number === undefined ? 1 : 0;
    rows[level]!.push({ key: column.key, title: column.title, columns: 1, rows: depth + 1 - level + below, column });
  });
  return numbers.length > 0 ? [...rows, numbers] : rows;
}
