/** Rows of a year to store. */
export function* storedCost<Row extends object>(
  records: readonly Row[],
  year: string,
): Generator<Row & { readonly year: string }> {
  for (const record of records) yield { year, ...record };
}
