import { DomainError } from '@rdm/core/internal/kernel';
import type { Summing, Sums } from '@rdm/core/internal/records';
import type { Statement } from '../database';
import type { Table } from '../schema/table';
import { list, name, prepared } from './compile';
import { columnFor } from './condition-sql';
import { all } from './reading';
import { sql } from './sql';

/** Exact: PostgreSQL adds `numeric` without rounding, and keeps the places of the column. */
export function sumsStatement(table: Table, tenantId: string, { where = [], of, by = [] }: Summing): Statement {
  const groups = by.map((field) => name(columnFor(table, field).name));
  const sums = of.map((field) => {
    const column = columnFor(table, field);
    if (!column.isAmount) throw new DomainError('SUM', `${table.resource.name}.${field} is no amount`);
    return sql`coalesce(sum(${name(column.name)}), 0)::numeric(38,2)`;
  });
  const grouped = groups.length > 0 ? sql` group by ${list(groups)}` : sql` having count(*) > 0`;
  return prepared(
    sql`select ${list([...groups, ...sums])} from ${name(table.name)} where ${all(table, tenantId, where)}${grouped}`,
  );
}

/** The groups come first, then the sums. */
export function decodeSums({ of, by = [] }: Summing, values: readonly (string | null)[]): Sums {
  return {
    values: Object.fromEntries(by.map((field, at) => [field, values[at] ?? null])),
    sums: Object.fromEntries(of.map((field, at) => [field, values[by.length + at] ?? '0.00'])),
  };
}
