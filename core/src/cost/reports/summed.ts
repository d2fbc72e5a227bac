import Big from 'big.js';
import { isAmount, type Resource } from '../../records';

/** Sums of rows: by field that the register declares as summed, a decimal; null where the rows differ in their unit. */
export interface RegisterTotals {
  readonly rows: number;
  readonly totals: Readonly<Record<string, string | null>>;
}

/** A row of a register, as it is stored. */
export type Row = Readonly<Record<string, unknown>>;

/** A column of a register whose values add up. */
export interface Summed<Name extends string = string, Of = Row> {
  readonly field: Name;
  /** What a row adds, as a decimal; null adds nothing. By default the value of the field. */
  adds?(row: Of): string | null;
  /** Only values of one unit add up. */
  unitOf?(row: Of): string;
}

/** The decimals a store holds; any other notation is rejected. */
const plainDecimal = /^-?\d{1,40}(\.\d{1,40})?$/;

/** The decimal a row holds; null where it holds none. */
export function decimalIn<Of extends object>(row: Of, field: keyof Of & string): Big | null {
  const value: unknown = row[field];
  const written = typeof value === 'number' ? String(value) : value;
  return typeof written === 'string' && plainDecimal.test(written) ? new Big(written) : null;
}

/** Exact sum of a column; null where the rows that add something are in different units. */
export function sumOf({ field, adds, unitOf }: Summed, rows: readonly Row[]): Big | null {
  let total = new Big(0);
  let unit: string | undefined;
  for (const row of rows) {
    const value = adds ? adds(row) : decimalIn(row, field);
    if (value === null || new Big(value).eq(0)) continue;
    const own = unitOf?.(row) ?? '';
    if (unit !== undefined && unit !== own) return null;
    unit = own;
    total = total.plus(value);
  }
  return total;
}

/** The rows added up: amounts with 2 decimals, other numbers without trailing zeros. */
export function totalsOf(resource: Resource, summed: readonly Summed[], rows: readonly Row[]): RegisterTotals {
  const totals = summed.map((each) => {
    const places = isAmount(resource.fields[each.field]!) ? 2 : undefined;
    return [each.field, sumOf(each, rows)?.toFixed(places) ?? null] as const;
  });
  return { rows: rows.length, totals: Object.fromEntries(totals) };
}
