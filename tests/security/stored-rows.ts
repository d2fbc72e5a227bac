import type { Database } from '@rdm/postgres';

/** Every table that holds rows of tenants, by the column they are told apart with. */
export async function tenantTables(database: Database): Promise<string[]> {
  const { rows } = await database.use((session) =>
    session.query<{ name: string }>(
      `select c.table_name::text as name from information_schema.columns c
       where c.table_schema = current_schema() and c.column_name = 'tenant_id' order by 1`,
    ),
  );
  return rows.map(({ name }) => name);
}

/** Without the logs, which also record refused calls, shortly after them, and the numbers of rows, which follow from these. */
async function tablesOfWork(database: Database): Promise<string[]> {
  return (await tenantTables(database)).filter((table) => !table.startsWith('blade_log_') && table !== 'row_count');
}

/** All rows of a tenant verbatim, by table. The database user must see every row. */
export async function rowsOf(database: Database, tenant: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const table of await tablesOfWork(database)) {
    const { rows } = await database.use((session) =>
      session.query<{ text: string | null }>(
        `select string_agg(t::text, chr(10) order by t.id) as text from "${table}" t where t.tenant_id = $1`,
        [tenant],
      ),
    );
    found.set(table, rows[0]?.text ?? '');
  }
  return found;
}

/** Answers a short text that differs as soon as any table has gained, lost or changed a row, the history included. */
export async function watchRows(database: Database): Promise<() => Promise<string>> {
  const parts = (await tablesOfWork(database)).map((table) => {
    const changes = table === 'audit_entry' ? '0' : 'sum(version)';
    return `select '${table} ' || count(*) || ' ' || coalesce(sum(id % 1000000007), 0) || ' ' || coalesce(${changes}, 0) as told from "${table}"`;
  });
  const rows = `select string_agg(told, '; ' order by told) as told from (${parts.join(' union all ')}) as each`;
  const ask = async (name: string, text: string): Promise<string> => {
    const answer = await database.use((session) => session.query<{ told: string }>({ text, name, values: [] }));
    return answer.rows[0]!.told;
  };
  let seen = { snapshot: '', rows: '' };
  return async () => {
    // Reading every table is slow, and nothing has been written while the snapshot is the same.
    const snapshot = await ask('watch_snapshot', 'select pg_current_snapshot()::text as told');
    if (snapshot !== seen.snapshot) seen = { snapshot, rows: await ask('watch_rows', rows) };
    return seen.rows;
  };
}
