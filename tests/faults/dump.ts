import type { Database } from '@rdm/postgres';

const TABLES = `select relname::text as name from pg_class where relnamespace = current_schema()::regnamespace
  and relkind = 'r' and relpersistence = 'p' and relname not in ('schema_migration', 'row_count') order by relname collate "C"`;

/** Every row of every table, ordered by primary key, one line each: the table and the database's own text of the row. */
export function dumpOf(database: Database): Promise<string[]> {
  return database.use(async (session) => {
    const { rows: tables } = await session.query<{ name: string }>(TABLES);
    const lines: string[] = [];
    for (const { name } of tables) {
      const { rows } = await session.query<{ line: string }>(
        `select r::text as line from "${name}" r order by tenant_id collate "C", id`,
      );
      for (const { line } of rows) lines.push(`${name} ${line}`);
    }
    return lines;
  });
}
