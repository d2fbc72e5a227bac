import pg from 'pg';
import { openServerDatabase } from './databases.mjs';
import { median, milliseconds, print } from './figures.mjs';
import { fire } from './fire.mjs';
import { httpClient } from './http-client.mjs';
import { end, personAt, startProduct } from './program.mjs';

const SIZES = [10_000, 200_000];
const LARGEST = 1_000_000;
/** Those that grow with people and days, with vouchers and with files: an enterprise of thousands has a million rows. */
const growing = new Set(
  [
    ...['entpersonnel', 'costpersonnelsalary', 'attendance', 'attendancemonth', 'projectworktime', 'hoursmonth'],
    ...['worksignal', 'projectmaterial', 'projectmaterialschema', 'projectassetsfixedschema', 'financialaccount'],
    ...['allocationvoucher', 'attachment'],
  ].map((register) => `blade_rdm_${register}`),
);
const CONNECTIONS = 8;
const SECONDS = 1;
const SIZE = 20;
/** The bars: ms at eight connections, and how much more the larger register may take. */
const BAR = 20;
const GROWTH = 1.3;

const TENANT = '100001';
const COPIES = 7_600_000_000_000_000_000n;

/** Every stored register of the field, filled with copies of the demonstration's rows: its first and last page, and sorted. */
export async function everyRegister() {
  const database = await openServerDatabase();
  const client = new pg.Client({ connectionString: database.environment.DATABASE_URL });
  try {
    await client.connect();
    // A worker that starts later would add its records by unique indexes, which allow no copies.
    const product = await startProduct({ ...database.environment, RDM_WORKERS: '0' });
    try {
      await measureAll(product.url, client);
    } finally {
      await end(product);
    }
  } finally {
    await client.end();
    await database.close();
  }
}

async function measureAll(url, client) {
  const headers = await personAt(url, { tenantId: TENANT, account: 'admin' });
  const registers = await registersOf(url, headers, client);
  const found = new Map(registers.map(({ table }) => [table, []]));
  console.log(
    `\n${registers.length} registers, PostgreSQL, ${CONNECTIONS} connections: p50 in ms of the first page, the last page, sorted by time`,
  );
  for (const { table, path, brief } of registers) {
    for (const rows of growing.has(table) ? [...SIZES, LARGEST] : SIZES) {
      await fill(client, table, rows);
      found.get(table).push(await look(`${url}${path}`, headers, rows, brief));
    }
    await client.query(`delete from ${table} where id >= ${COPIES}`);
    // Others read this register too, and would look through all the rows that are gone.
    await client.query(`vacuum (full, analyze) ${table}`);
    const figures = found.get(table).map((p50) => p50.join(' '));
    print(`  ${path.slice('/api/'.length, -'/list'.length)}`, figures.join('  →  '));
  }
  for (const [at, rows] of [...SIZES, LARGEST].entries()) {
    const all = [...found.values()].flatMap((sizes) => sizes[at] ?? []);
    const over = [...found].filter(([, sizes]) => sizes[at]?.some((p50) => p50 > BAR)).map(([table]) => table);
    print(`  at ${rows.toLocaleString('en')} rows, the median`, milliseconds(median(all)));
    print(`  over ${BAR} ms`, over.length > 0 ? over.join(' ') : 'none');
  }
  const grown = [...found].filter(([, sizes]) => median(sizes.at(-1)) > median(sizes[0]) * GROWTH);
  print(`  more than ${GROWTH} times the smaller`, grown.map(([table]) => table).join(' ') || 'none');
}

/**
 * The lists of the field that the program describes, whose table has a row of the demonstration. Of roles, menus and the
 * like nobody has thousands.
 */
async function registersOf(url, headers, client) {
  const { paths } = await (await fetch(`${url}/api-docs/json`)).json();
  const registers = [];
  for (const path of Object.keys(paths).filter(
    (each) => /^\/api\/blade-rdm\/.*\/list$/.test(each) && paths[each].get,
  )) {
    const table = path.slice('/api/'.length, -'/list'.length).replaceAll(/[/-]/g, '_');
    const { rows } = await client.query(`select to_regclass($1) is not null as there`, [table]);
    if (!rows[0].there) continue;
    const { rows: own } = await client.query(
      `select count(*)::int as count from ${table} where tenant_id = $1 and is_deleted = 0`,
      [TENANT],
    );
    const answer = await fetch(`${url}${path}?size=1`, { headers });
    const brief = paths[path].get.parameters.some(({ $ref }) => $ref === '#/components/parameters/Brief');
    if (own[0].count > 0 && answer.ok) registers.push({ table, path, brief });
  }
  return registers;
}

/** Copies the rows there are until there are so many; what must be unique of a row may come again. */
async function fill(client, table, rows) {
  await allowCopies(client, table);
  const { rows: columns } = await client.query(
    "select column_name as name from information_schema.columns where table_name = $1 and column_name <> 'id' and is_generated = 'NEVER' order by ordinal_position",
    [table],
  );
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  // Entries of one number would be one voucher, and a correction is shown with the whole of its voucher.
  const copied = columns.map(({ name }) => (name === 'voucher_no' ? `"${name}" || '-' || n` : `"${name}"`)).join(', ');
  await client.query(`delete from ${table} where id >= ${COPIES}`);
  await client.query(
    `with own as (select ${names}, row_number() over (order by id) as at, count(*) over () as many from ${table}
        where tenant_id = '${TENANT}' and is_deleted = 0 and id < ${COPIES})
      insert into ${table} (id, ${names}) select ${COPIES} + n, ${copied}
      from generate_series(0, ${rows - 1}) n join own on own.at = 1 + n % own.many`,
  );
  await client.query(`vacuum analyze ${table}`);
}

/** Each unique index becomes one of the same columns that allows the same row again: readers still find their way by it. */
async function allowCopies(client, table) {
  const { rows: unique } = await client.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = $1::regclass and indisunique and not indisprimary`,
    [table],
  );
  for (const { name, definition } of unique) {
    await client.query(`drop index ${name}`);
    await client.query(definition.replace('CREATE UNIQUE INDEX', 'CREATE INDEX').replace(' NULLS NOT DISTINCT', ''));
  }
}

/** p50 of each way of looking at it; in brief, as its screen does, where the register can be asked so. */
async function look(list, headers, rows, brief) {
  const client = httpClient(headers);
  try {
    const found = [];
    for (const query of [{}, { current: Math.ceil(rows / SIZE) }, { descs: 'createTime' }]) {
      const url = `${list}?${new URLSearchParams({ ...query, size: SIZE, ...(brief && { brief: '1' }) })}`;
      // Who looks first waits for the sort.
      await client.get(url);
      found.push((await fire(url, headers, { connections: CONNECTIONS, seconds: SECONDS })).p50);
    }
    return found;
  } finally {
    client.close();
  }
}
