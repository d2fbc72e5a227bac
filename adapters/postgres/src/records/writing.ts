import type { Condition } from '@rdm/core/internal/records';
import type { Statement } from '../database';
import { DIGEST, type Table } from '../schema/table';
import { compile, list, name, prepared } from './compile';
import { conditionsSql } from './condition-sql';
import { and, columnList, owned, rows } from './reading';
import { sql } from './sql';

/** Adds the rows whose natural key is free and returns their ids: a missing id means that the key was taken. */
export function insertStatement(table: Table, tenantId: string, json: string): Statement {
  const columns = table.isDigested ? [...table.columns, DIGEST] : table.columns;
  const names = columns.map((column) => name(column.name));
  const key = table.key.map((column) => name(column.name));
  const onTaken = key.length === 0 ? sql`` : sql`on conflict (tenant_id, ${list(key)}) where is_deleted = 0 do nothing`;
  return prepared(
    sql`insert into ${name(table.name)} (tenant_id, ${list(names)})
      select ${tenantId}::varchar, ${list(names)} from ${rows(json, columns)} ${onTaken} returning id`,
  );
}

const fixed = new Set(['id', 'version']);

/** Returns the ids whose version was the current one. */
export function updateStatement(table: Table, tenantId: string, json: string): Statement {
  const set = table.columns
    .filter((column) => !fixed.has(column.property))
    .map((column) => sql`${name(column.name)} = k.${name(column.name)}`);
  if (table.isDigested) set.push(sql`${name(DIGEST.name)} = null`);
  return prepared(
    sql`update ${name(table.name)} r set version = r.version + 1, ${list(set)} from ${rows(json, table.columns)}
      where ${owned(tenantId, 'r')} and r.id = k.id and r.version = k.version returning r.id`,
  );
}

export function removeStatement(
  table: Table,
  tenantId: string,
  ids: readonly string[],
  by: { user: string | null; time: string },
): Statement {
  return prepared(
    sql`update ${name(table.name)} set is_deleted = 1, version = version + 1,
      update_user = ${by.user}::bigint, update_time = ${by.time}::timestamp(0)
      where ${owned(tenantId)} and id = any(${ids}::bigint[])`,
  );
}

/** Returns the restored rows. */
export function restoreStatement(
  table: Table,
  tenantId: string,
  ids: readonly string[],
  by: { user: string | null; time: string },
): Statement {
  return prepared(
    sql`update ${name(table.name)} set is_deleted = 0, version = version + 1,
      update_user = ${by.user}::bigint, update_time = ${by.time}::timestamp(0)
      where tenant_id = ${tenantId} and is_deleted = 1 and id = any(${ids}::bigint[])
      returning ${columnList(table)}`,
  );
}

/** The rows a restore would bring back, to report whose natural key is taken. */
export function removedStatement(table: Table, tenantId: string, ids: readonly string[]): Statement {
  return prepared(
    sql`select ${columnList(table)} from ${name(table.name)}
      where tenant_id = ${tenantId} and is_deleted = 1 and id = any(${ids}::bigint[])`,
  );
}

/** Returns the id and the columns of the natural key of each. */
export function purgeStatement(table: Table, tenantId: string, where: readonly Condition[]): Statement {
  const known = list([sql`id`, ...table.key.map((column) => name(column.name))]);
  return compile(
    sql`delete from ${name(table.name)} where ${and([owned(tenantId), ...conditionsSql(table, where)])}
      returning ${known}`,
  );
}

/** Reads the id, the columns of the natural key and the digest of each. */
export function knownStatement(table: Table, tenantId: string, where: readonly Condition[]): Statement {
  const digest = table.isDigested ? name(DIGEST.name) : sql`null`;
  const known = list([sql`id`, ...table.key.map((column) => name(column.name)), digest]);
  return compile(
    sql`select ${known} from ${name(table.name)} where ${and([owned(tenantId), ...conditionsSql(table, where)])}`,
  );
}

export function deleteStatement(table: Table, tenantId: string, ids: readonly string[]): Statement {
  return prepared(sql`delete from ${name(table.name)} where ${owned(tenantId)} and id = any(${ids}::bigint[])`);
}
