import { DomainError } from '@rdm/core/internal/kernel';
import type { Condition, Order, Selection } from '@rdm/core/internal/records';
import type { Statement } from '../database';
import { identifier } from '../schema/identifier';
import { PLATFORM } from '../schema/table-sql';
import type { Column, Table } from '../schema/table';
import { list, name, prepared } from './compile';
import { columnFor, conditionsSql } from './condition-sql';
import { sql, type Fragment } from './sql';

/** Offset from which on skipping index entries is faster than skipping rows. */
export const DEEP = 1_000;

/** @param isReversed the rows in the opposite order, of which the selection counts its offset */
export function findStatement(table: Table, tenantId: string, selection: Selection, isReversed = false): Statement {
  const { where = [], order = table.resource.order, offset, limit } = selection;
  const inOrder = sql` order by ${orderSql(table, order, isReversed)}`;
  const part = [
    ...(limit === undefined ? [] : [sql` limit ${sql.raw(String(count(limit)))}`]),
    ...(offset === undefined ? [] : [sql` offset ${count(offset)}`]),
  ];
  const asked = sql`${all(table, tenantId, where)}${inOrder}${sql.join(part, '')}`;
  const isDeep = offset !== undefined && offset >= DEEP && table.resource.sharing === 'tenant';
  if (!isDeep) return prepared(asked, selectFrom(table));
  // The array is computed once, before anything else, whatever the planner estimates for the table.
  return prepared(
    sql`${visible(table, tenantId)} and id = any(array(select id from ${name(table.name)} where ${asked}))${inOrder}`,
    selectFrom(table),
  );
}

export function countStatement(table: Table, tenantId: string, where: readonly Condition[]): Statement {
  return prepared(sql`select count(*)::int as total from ${name(table.name)} where ${all(table, tenantId, where)}`);
}

export function countRemovedStatement(table: Table, tenantId: string, where: readonly Condition[]): Statement {
  const removed = and([sql`tenant_id = ${tenantId} and is_deleted = 1`, ...conditionsSql(table, where)]);
  return prepared(sql`select count(*)::int as total from ${name(table.name)} where ${removed}`);
}

/**
 * Joins on equality wherever all keys have a value, so that the index of the natural key is used.
 * @param parts those of the natural key that are compared
 * @param given those of them that the keys have
 */
export function findByKeysStatement(
  table: Table,
  tenantId: string,
  keys: string,
  { parts, given }: { readonly parts: readonly Column[]; readonly given: readonly Column[] },
): Statement {
  const match = parts.map((column) =>
    given.includes(column) ? sql`r.${name(column.name)} = k.${name(column.name)}` : sql`r.${name(column.name)} is null`,
  );
  return prepared(
    sql`select ${columnList(table, 'r')} from ${name(table.name)} r where ${visible(table, tenantId, 'r')}
      and exists (select from ${rows(keys, given)} where ${and(match)}) order by r.id`,
  );
}

/** Rows passed as one JSON text, read as a table `k` of the given columns. */
export function rows(json: string, columns: readonly Column[], alias = 'k'): Fragment {
  if (columns.length === 0) return sql`(select) as ${sql.raw(alias)}`;
  const definition = columns.map((column) => sql`${name(column.name)} ${sql.raw(column.type)}`);
  // Parsed once as jsonb where a column stores a tree; plain columns are read faster from json text.
  const type = columns.some((column) => column.type === 'jsonb') ? 'jsonb' : 'json';
  return sql`${sql.raw(type)}_to_recordset(${json}::${sql.raw(type)}) as ${sql.raw(alias)}(${list(definition)})`;
}

/** The tenant's own records, and the platform's where they are shared; never soft-deleted ones. */
function visible(table: Table, tenantId: string, alias?: string): Fragment {
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
  return sql.join(fragments, ' and ');
}

export function all(table: Table, tenantId: string, where: readonly Condition[]): Fragment {
  return and([visible(table, tenantId), ...conditionsSql(table, where)]);
}

/** The columns of a record in the order of `Table.properties`. */
export function columnList(table: Table, alias?: string): Fragment {
  const prefix = alias ? `${alias}.` : '';
  const names = ['tenant_id', ...table.columns.map((column) => column.name)];
  return sql.raw(names.map((each) => prefix + identifier(each)).join(', '));
}

const beginnings = new WeakMap<Table, string>();

/** Cached: the same text each time. */
function selectFrom(table: Table): string {
  let beginning = beginnings.get(table);
  if (beginning === undefined) {
    beginning = `select ${columnList(table).texts[0]!} from ${identifier(table.name)} where `;
    beginnings.set(table, beginning);
  }
  return beginning;
}

const unordered = new Set(['textList', 'idList', 'json']);

function orderSql(table: Table, order: readonly Order[], isReversed: boolean): Fragment {
  const nulls = isReversed ? 'nulls first' : 'nulls last';
  const parts = order.map(({ field, descending }) => {
    const column = columnFor(table, field);
    if (unordered.has(column.storage.type)) throw new DomainError('ORDER', `${field} has no order`);
    return sql`${name(column.name)} ${sql.raw(`${(descending ?? false) === isReversed ? 'asc' : 'desc'} ${nulls}`)}`;
  });
  return list([...parts, isReversed ? sql`id desc` : sql`id`]);
}

function count(value: number): number {
  if (!Number.isSafeInteger(value) || value < 0) throw new DomainError('PAGE', `${value} is no number of rows`);
  return value;
}
