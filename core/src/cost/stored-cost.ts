/** Rows of a year to store; the year stands first for the reason given at `bookedEntries`. */
export function* storedCost<Row extends object>(
  records: readonly Row[],
  year: string,
): Generator<Row & { readonly year: string }> {
  for (const record of records) yield { year, ...record };
}
