import type { Session } from '../database';
import { identifier } from '../schema/identifier';

/** A table whose rows move. */
export interface MovedTable {
  readonly name: string;
  /** Those that can be written; the database computes the others itself. */
  readonly columns: readonly string[];
}

const tables = `
  select c.relname::text as name, c.relkind::text as kind,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'S', 'm', 'f')
    and not c.relispartition and c.relname not in ('schema_migration', 'ephemeral', 'row_count')
  order by c.relname collate "C"`;

/**
 * Every table of the schema, as the catalogue of the database names them; only the record of applied migrations, which
 * describes its own database, the short-lived values of its processes, and the numbers of rows, which are kept by
 * whatever writes rows, are left out.
 * @throws Error when the schema stores content elsewhere than in tables, which a move would lose
 */
export async function movedTables(session: Session): Promise<MovedTable[]> {
  const { rows } = await session.query<MovedTable & { kind: string }>(tables);
  const other = rows.find(({ kind }) => kind !== 'r' && kind !== 'p');
  if (other) throw new Error(`${other.name} is no table (${other.kind}): teach the move to carry it`);
  return rows.map(({ name, columns }) => ({ name, columns: columns ?? [] }));
}

/**
 * Locks the tables for this transaction alone and lets it see the rows of all tenants. Their owner is subject to
 * row-level security because it is forced on them; it may lift that, as this does until the transaction ends or the
 * caller forces it again. A superuser sees all rows anyway.
 */
export async function takeTables(session: Session, tables: readonly MovedTable[]): Promise<string[]> {
  const names = tables.map(({ name }) => identifier(name));
  if (names.length === 0) return [];
  await session.query(`lock table ${names.join(', ')} in access exclusive mode`);
  const { rows } = await session.query<{ name: string }>(
    'select name from unnest($1::text[]) name where row_security_active(quote_ident(name))',
    [tables.map(({ name }) => name)],
  );
  for (const { name } of rows) await session.query(`alter table ${identifier(name)} no force row level security`);
  return rows.map(({ name }) => name);
}

/** Forces row-level security again where `takeTables` lifted it. */
export async function forceAgain(session: Session, names: readonly string[]): Promise<void> {
  for (const name of names) await session.query(`alter table ${identifier(name)} force row level security`);
}
