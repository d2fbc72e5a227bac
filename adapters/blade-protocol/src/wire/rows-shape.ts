import type { AnyShape } from './shape';

interface Row {
  readonly children?: readonly Row[];
}

const shown = (row: Row): object => ({
  ...row,
  isDeleted: 0,
  ...(row.children && { children: row.children.map(shown) }),
});

function kept(row: Row): object {
  const { isDeleted: _, ...rest } = row as Row & { readonly isDeleted?: unknown };
  return { ...rest, ...(row.children && { children: row.children.map(kept) }) };
}

/** Rows or trees of rows that have the mark of a record that is there, as the family's records do. */
export const rowsShape: AnyShape = {
  toWire: (rows: readonly Row[]) => rows.map(shown),
  fromWire: (rows: readonly Row[]) => rows.map(kept),
};
