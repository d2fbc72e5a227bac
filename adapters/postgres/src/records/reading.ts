import { DomainError, type Condition, type Order, type Selection } from '@rdm/core/kernel';
import { sql } from 'kysely';
import type { Statement } from '../database';
import { PLATFORM } from '../schema/table-sql';
import type { Column, Table } from '../schema/table';
import { list, name, prepared, type Fragment } from './compile';
import { columnFor, conditionsSql } from './condition-sql';

export function findStatement(table: Table, tenantId: string, selection: Selection): Statement {
  const { where = [], order = table.resource.order, offset, limit } = selection;
  return prepared(
    sql`select ${columnList(table)} from ${name(table.name)} where ${all(table, tenantId, where)}
      order by ${orderSql(table, order)}
      ${limit === undefined ? sql`` : sql`limit ${sql.raw(String(count(limit)))}`}
      ${offset === undefined ? sql`` : sql`offset ${count(offset)}`}`,
  );
}

export function countStatement(table: Table, tenantId: string, where: readonly Condition[]): Statement {
  return prepared(sql`select count(*)::int as total from ${name(table.name)} where ${all(table, tenantId, where)}`);
}

/** Joins on equality wherever all keys have a value, so that the index of the natural key serves. */
export function findByKeysStatement(table: Table, tenantId: string, keys: string, given: readonly Column[]): Statement {
  const match = table.key.map((column) =>
    given.includes(column) ? sql`r.${name(column.name)} = k.${name(column.name)}` : sql`r.${name(column.name)} is null`,
  );
  return prepared(
    sql`select ${columnList(table, 'r')} from ${name(table.name)} r where ${visible(table, tenantId, 'r')}
      and exists (select from ${rows(keys, given)} where ${and(match)}) order by r.id`,
  );
}

/** Rows carried as one JSON text, read as a table `k` of the given columns. */
export function rows(json: string, columns: readonly Column[], alias = 'k'): Fragment {
  if (columns.length === 0) return sql`(select) as ${sql.raw(alias)}`;
  const definition = columns.map((column) => sql`${name(column.name)} ${sql.raw(column.type)}`);
  return sql`json_to_recordset(${json}::json) as ${sql.raw(alias)}(${list(definition)})`;
}

/** Own records, and the platform's where they are shared; never the deleted. */
export function visible(table: Table, tenantId: string, alias?: string): Fragment {
  const prefix = sql.raw(alias ? `${alias}.` : '');
  return table.resource.sharing === 'platform'
    ? sql`${prefix}tenant_id in (${tenantId}, ${PLATFORM}) and ${prefix}is_deleted = 0`
    : owned(tenantId, alias);
}

export function owned(tenantId: string, alias?: string): Fragment {
  const prefix = sql.raw(alias ? `${alias}.` : '');
  return sql`${prefix}tenant_id = ${tenantId} and ${prefix}is_deleted = 0`;
}

export function and(fragments: readonly Fragment[]): Fragment {
  return sql.join(fragments, sql.raw(' and '));
}

function all(table: Table, tenantId: string, where: readonly Condition[]): Fragment {
  return and([visible(table, tenantId), ...conditionsSql(table, where)]);
}

export function columnList(table: Table, alias?: string): Fragment {
  const prefix = sql.raw(alias ? `${alias}.` : '');
  const names = ['tenant_id', ...table.columns.map((column) => column.name)];
  return list(names.map((column) => sql`${prefix}${name(column)}`));
}

const unordered = new Set(['textList', 'idList', 'json']);

function orderSql(table: Table, order: readonly Order[]): Fragment {
  const parts = order.map(({ field, descending }) => {
    const column = columnFor(table, field);
    if (unordered.has(column.storage.type)) throw new DomainError('ORDER', `${field} has no order`);
    return sql`${name(column.name)} ${sql.raw(descending ? 'desc nulls last' : 'asc nulls last')}`;
  });
  return list([...parts, sql`id`]);
}

function count(value: number): number {
  if (!Number.isSafeInteger(value) || value < 0) throw new DomainError('PAGE', `${value} is no number of rows`);
  return value;
}
