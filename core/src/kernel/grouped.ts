/** Rows by a key, in the order in which the first of each comes; rows without a key are left out. */
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

/** Rows that have the same values, in the same order. */
export const groupedBy = <Row>(rows: readonly Row[], valuesOf: (row: Row) => readonly unknown[]): Row[][] => [
  ...grouped(rows, (row) => JSON.stringify(valuesOf(row))).values(),
];
