import { sum, yuan } from '../kernel/money';
import type { Call } from './call';
import { columnOf, type FieldOf, type Resource, type StoredRecord } from './declaration/resource';
import { isAmount } from './declaration/storage';
import type { Where } from './records';

/** What the amounts of a list come to: by field, in the field's unit, 2 decimals; a field that no row has is not there. */
export type AmountSums = Readonly<Record<string, string>>;

/** The amounts of a list that are added up. */
export function amountColumns(resource: Resource): readonly string[] {
  if (resource.withoutTotals) return [];
  return resource.columns.filter((name) => {
    const column = columnOf(resource, name);
    return column !== null && 'field' in column && isAmount(column.field) && !column.field.secret;
  });
}

/** The sums of all records that match; what is reversed counts against the rest. */
export async function sumsOfMatching<R extends Resource>(
  call: Call,
  resource: R,
  where: Where<R>,
): Promise<AmountSums> {
  const stored = amountColumns(resource).filter((name) => Object.hasOwn(resource.fields, name));
  if (stored.length === 0) return {};
  const { reversedBy } = resource;
  const groups = await call.records.sums(resource, {
    where,
    of: stored as FieldOf<R>[],
    by: reversedBy ? [reversedBy.field as FieldOf<R>] : [],
  });
  if (groups.length === 0) return {};
  const isReversed = (values: Readonly<Record<string, unknown>>) =>
    reversedBy !== undefined && values[reversedBy.field] === reversedBy.value;
  const totals: Record<string, string> = {};
  for (const name of stored) {
    const amounts = groups.map(({ values, sums }) => {
      const amount = yuan(sums[name]!);
      return isReversed(values) ? yuan(0).minus(amount) : amount;
    });
    const total = sum(amounts);
    // Of amounts that nobody has given 0 would be a statement.
    if (!total.isZero() || (await isGiven(call, resource, where, name))) totals[name] = total.toString();
  }
  return totals;
}

async function isGiven<R extends Resource>(call: Call, resource: R, where: Where<R>, name: string): Promise<boolean> {
  const given = { field: name, is: 'isNotNull' } as Where<R>[number];
  return (await call.records.count(resource, [...where, given])) > 0;
}

/** The sums of the records given. A column with an amount that cannot be read, e.g. a masked one, has none: it would be too little. */
export function sumsOfRows(resource: Resource, rows: readonly StoredRecord[]): AmountSums {
  const { reversedBy } = resource;
  return Object.fromEntries(
    amountColumns(resource).flatMap((name) => {
      const amounts = rows.flatMap((row) => {
        const amount = String(row[name] ?? '');
        if (amount === '') return [];
        if (!/^-?\d+(\.\d+)?$/.test(amount)) return [null];
        return [reversedBy && row[reversedBy.field] === reversedBy.value ? yuan(0).minus(yuan(amount)) : yuan(amount)];
      });
      const known = amounts.filter((amount) => amount !== null);
      return known.length > 0 && known.length === amounts.length ? [[name, sum(known).toString()]] : [];
    }),
  );
}
