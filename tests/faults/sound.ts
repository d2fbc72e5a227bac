import pg from 'pg';

/** Queries a database as a superuser, over any connection. */
export type Ask = (sql: string) => Promise<Record<string, unknown>[]>;

/** Asks a server, over a connection for each question. */
export const askAt =
  (url: string): Ask =>
  async (sql) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  };

const PEOPLE = 'blade_rdm_entpersonnel';

/** The people of a stream; those of the demonstration have been changed by later imports. */
const SENT = `code like 'K%'`;

/** What is wrong with the people of a stream and their history; nothing when all is well. */
export async function faultsOfPeople(ask: Ask): Promise<string[]> {
  const found = async (what: string, sql: string) =>
    (await ask(sql)).map((row) => `${what}: ${Object.values(row).map(String).join(' ')}`);
  return [
    ...(await found('written twice', `select code from ${PEOPLE} group by tenant_id, code having count(*) > 1`)),
    ...(await found(
      'not exactly one entry of its history',
      `select code from ${PEOPLE} p where ${SENT} and (select count(*) from audit_entry a where a.tenant_id = p.tenant_id
        and a.resource = 'blade-rdm/entpersonnel' and a.record_id = p.id::text and a.after is not null) <> 1`,
    )),
    ...(await found(
      'a history without its record',
      `select record_id from audit_entry a where a.resource = 'blade-rdm/entpersonnel' and not exists (
        select from ${PEOPLE} p where p.tenant_id = a.tenant_id and p.id::text = a.record_id)`,
    )),
  ];
}

const BTREES = `select i.indexrelid::regclass::text as name from pg_index i
  join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
  where a.amname = 'btree' and c.relkind = 'i' and c.relpersistence = 'p' order by 1`;

/**
 * The faults of the indexes: found by amcheck, which verifies every index against its table, where the server has it,
 * else by reading every table with and without them.
 */
export async function faultsOfIndexes(ask: Ask): Promise<string[]> {
  const [extension] = await ask(`select from pg_available_extensions where name = 'amcheck'`);
  return extension ? amcheck(ask) : scansThatDiffer(ask);
}

async function amcheck(ask: Ask): Promise<string[]> {
  await ask('create extension if not exists amcheck');
  const indexes = (await ask(BTREES)).map(({ name }) => String(name));
  if (indexes.length < 50) return [`only ${indexes.length} indexes were found`];
  const faults: string[] = [];
  for (const name of indexes) {
    await ask(`select bt_index_check('${name}', true)`).catch((error: Error) =>
      faults.push(`${name}: ${error.message}`),
    );
  }
  return faults;
}

export async function scansThatDiffer(ask: Ask): Promise<string[]> {
  const tables = await ask(`select relname::text as name from pg_class where relnamespace = 'public'::regnamespace
    and relkind = 'r' and relpersistence = 'p' and relname not in ('schema_migration', 'row_count')`);
  const faults: string[] = [];
  for (const { name } of tables) {
    const sum = `select count(*)::text || coalesce(md5(string_agg(r::text, '' order by tenant_id, id)), '') as sum
      from ${String(name)} r where tenant_id >= ''`;
    const sums: unknown[] = [];
    for (const [index, sequence] of [
      ['on', 'off'],
      ['off', 'on'],
    ]) {
      for (const scan of ['indexscan', 'bitmapscan']) await ask(`set enable_${scan} to ${index!}`);
      await ask(`set enable_seqscan to ${sequence!}`);
      sums.push((await ask(sum))[0]?.['sum']);
    }
    if (sums[0] !== sums[1]) faults.push(`${String(name)} differs by index`);
  }
  return faults;
}
