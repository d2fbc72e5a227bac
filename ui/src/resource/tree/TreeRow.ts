import type { Label } from '../../theme';

/** A row of a tree as it is shown: those under closed ones are left out. */
export interface TreeRow {
  readonly id: string;
  readonly title: Label;
  /** 1 at the top. */
  readonly level: number;
  /** Null for a leaf. */
  readonly open: boolean | null;
  /** Its children are being fetched. */
  readonly busy?: boolean;
  readonly selected?: boolean;
  /** Whether it is ticked, in a tree with checkboxes; `mixed` when only some descendants are. */
  readonly checked?: boolean | 'mixed';
}

/** Where a key moves from a row, or what it does there. */
export type TreeMove = { readonly to: number } | { readonly open: boolean } | { readonly choose: true };

/** The action of a key according to the ARIA tree pattern; null for other keys. */
export function treeMove(rows: readonly TreeRow[], at: number, key: string): TreeMove | null {
  const row = rows[at];
  if (!row) return null;
  switch (key) {
    case 'ArrowDown':
      return { to: Math.min(at + 1, rows.length - 1) };
    case 'ArrowUp':
      return { to: Math.max(at - 1, 0) };
    case 'Home':
      return { to: 0 };
    case 'End':
      return { to: rows.length - 1 };
    case 'ArrowRight':
      if (row.open === false) return { open: true };
      return row.open && rows[at + 1]?.level === row.level + 1 ? { to: at + 1 } : null;
    case 'ArrowLeft':
      return row.open ? { open: false } : { to: parentOf(rows, at) };
    case 'Enter':
    case ' ':
      return { choose: true };
    default:
      return null;
  }
}

function parentOf(rows: readonly TreeRow[], at: number): number {
  const { level } = rows[at]!;
  for (let above = at - 1; above >= 0; above--) if (rows[above]!.level < level) return above;
  return at;
}
