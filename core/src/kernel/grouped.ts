/** Rows grouped by key, in the order of each key's first row; rows without a key are left out. */
export function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string | null): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === null) continue;
    const own = groups.get(key);
    if (own) own.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** Rows grouped by equal values, in the order of each group's first row. */
export const groupedBy = <Row>(rows: readonly Row[], valuesOf: (row: Row) => readonly unknown[]): Row[][] => [
  ...grouped(rows, (row) => JSON.stringify(valuesOf(row))).values(),
];
