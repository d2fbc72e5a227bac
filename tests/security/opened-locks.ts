import type { Database, Session, Statement } from '@rdm/postgres';
import { tenantTables } from './stored-rows';

/** `tenant_id = $1` and `tenant_id in ($1, $2)`, with or without the alias of a table before them. */
const FILTER = /(?:\b[a-z]+\.)?tenant_id (?:= \$\d+|in \(\$\d+, \$\d+\))/g;
/** Any remaining comparison of a tenant. */
const LEFT = /tenant_id\s*(?:=|<>|in\s*\(\s*\$|any)/i;

export interface WithoutFilter {
  readonly database: Database;
  /** Kinds of statements the filter was removed from: the verb and, for `select`, what it reads. */
  readonly opened: ReadonlySet<string>;
}

/**
 * Wraps a database for a store without its own filter by tenant: the comparison is removed from every statement, so
 * that row-level security alone separates tenants.
 */
export function withoutFilter(database: Database): WithoutFilter {
  const opened = new Set<string>();
  const open = (text: string): string => {
    const rest = text.replace(FILTER, (found) => {
      opened.add(kindOf(text));
      // The values stay bound, and of the type they had.
      return (found.match(/\$\d+/g) ?? []).map((place) => `${place}::varchar is not null`).join(' and ');
    });
    if (LEFT.test(rest)) throw new Error(`A filter by tenant is still in: ${rest}`);
    return rest;
  };
  // A connection caches prepared statements by name, and serves stores with the filter as well.
  const opening = (session: Session): Session => ({
    query: (statement: string | Statement, values?: unknown[]) =>
      typeof statement === 'string'
        ? session.query(open(statement), values)
        : session.query(
            { ...statement, text: open(statement.text), ...(statement.name && { name: `${statement.name}_open` }) },
            values,
          ),
  });
  return {
    opened,
    database: {
      isEmbedded: database.isEmbedded,
      use: (work) => database.use((session) => work(opening(session))),
      close: () => database.close(),
    },
  };
}

function kindOf(text: string): string {
  const [verb = ''] = text.trim().split(/\s/);
  if (verb === 'select' && /count\(\*\)/.test(text)) return 'count';
  if (verb === 'select' && text.includes('json_to_recordset')) return 'select by keys';
  if (verb === 'select' && text.includes('audit_entry')) return 'select history';
  if (verb === 'update' && text.includes('is_deleted = 1,')) return 'remove';
  return verb;
}

/**
 * Disables row-level security on every table, so that only the store's own filter is left; returns how to restore it,
 * on the tables that had it and on no others.
 */
export async function withoutPolicies(database: Database): Promise<() => Promise<void>> {
  const tables = await tenantTables(database);
  const were = await securityOf(database, tables);
  const alter = (changes: readonly string[]) =>
    database.use(async (session) => {
      for (const change of changes) await session.query(change);
    });
  await alter(tables.map((table) => `alter table "${table}" disable row level security, no force row level security`));
  const { rows } = await database.use((session) =>
    session.query<{ left: number }>(`select count(*)::int as left from pg_class where relrowsecurity`),
  );
  if (rows[0]?.left !== 0) throw new Error('Row-level security is still on');
  return () =>
    alter(
      were.flatMap(({ name, enabled, forced }) => [
        ...(enabled ? [`alter table "${name}" enable row level security`] : []),
        ...(forced ? [`alter table "${name}" force row level security`] : []),
      ]),
    );
}

interface TableSecurity {
  readonly name: string;
  readonly enabled: boolean;
  readonly forced: boolean;
}

async function securityOf(database: Database, tables: readonly string[]): Promise<TableSecurity[]> {
  const { rows } = await database.use((session) =>
    session.query<TableSecurity>(
      `select relname::text as name, relrowsecurity as enabled, relforcerowsecurity as forced from pg_class
       where relnamespace = current_schema()::regnamespace and relname = any($1)`,
      [tables],
    ),
  );
  return rows;
}
