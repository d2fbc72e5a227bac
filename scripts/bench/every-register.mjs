import { copiesOfRows, withoutCopies } from './copied-rows.mjs';
import { openEmbeddedDatabase, openServerDatabase } from './databases.mjs';
import { median, milliseconds, print, timed } from './figures.mjs';
import { httpClient } from './http-client.mjs';
import { end, personAt, startProduct } from './program.mjs';

/** Those that grow with people and days, with vouchers and with files: an enterprise of thousands has a million rows. */
const growing = new Set(
  [
    ...['entpersonnel', 'costpersonnelsalary', 'attendance', 'attendancemonth', 'projectworktime', 'hoursmonth'],
    ...['worksignal', 'projectmaterial', 'projectmaterialschema', 'projectassetsfixedschema', 'financialaccount'],
    ...['allocationvoucher', 'attachment'],
  ].map((register) => `blade_rdm_${register}`),
);
const SMALL = 10_000;
const LARGE = 200_000;
const LARGEST = 1_000_000;
const CONNECTIONS = 8;
const REQUESTS_OF_ONE = 6;
const SIZE = 20;
/** The bars: ms at eight connections, and how much more the larger register may take. */
const BAR = 20;
const GROWTH = 1.3;

const TENANT = '100001';

/**
 * Every stored register of the field, filled with copies of the demonstration's rows: its first and last page, sorted by
 * each of its columns, narrowed to a value of each, and searched by each text.
 */
export async function everyRegister() {
  await measureAll(openServerDatabase, (table) => (growing.has(table) ? [SMALL, LARGE, LARGEST] : [SMALL, LARGE]));
  // The database of one program is opened anew for each register and size, which takes half a minute.
  await measureAll(openEmbeddedDatabase, (table) => (growing.has(table) ? [LARGE] : []));
}

async function measureAll(open, sizesOf) {
  const database = await open();
  // A worker that starts later would add its records by unique indexes, which allow no copies.
  const product = productOn(database, { RDM_WORKERS: '0' });
  try {
    const there = await database.run('select table_name as name from information_schema.tables');
    const stored = await registersOf(await product.started(), new Set(there.map(({ name }) => name)));
    const registers = stored.filter(({ table }) => sizesOf(table).length > 0);
    console.log(
      `\n${registers.length} registers, ${database.name}, ${CONNECTIONS} connections: p50 in ms of the first and the last page; ` +
        'the slowest order, condition and text',
    );
    const found = [];
    for (const register of registers) {
      const ofRegister = [];
      for (const rows of sizesOf(register.table)) {
        await product.outside(() => database.run(...copiesOfRows(register.table, TENANT, rows)));
        ofRegister.push({ rows, ...(await look(await product.started(), register, rows)) });
      }
      await product.outside(() => database.run(...withoutCopies(register.table)));
      print(`  ${register.path.slice('/api/'.length, -'/list'.length)}`, ofRegister.map(told).join('  →  '));
      found.push({ table: register.table, sizes: ofRegister });
    }
    report(found);
  } finally {
    await product.stopped();
    await database.close();
  }
}

/** A product on the database; `outside` is where the benchmark's own SQL runs, without the product where it must. */
function productOn(database, settings) {
  let running;
  const stopped = async () => {
    if (running) await end(running.program);
    running = undefined;
  };
  return {
    async started() {
      if (running) return running;
      const program = await startProduct({ ...database.environment, ...settings });
      const headers = await personAt(program.url, { tenantId: TENANT, account: 'admin' });
      running = { program, url: program.url, headers };
      return running;
    },
    async outside(work) {
      if (database.isOfOneProgram) await stopped();
      await work();
    },
    stopped,
  };
}

const told = ({ pages, ways }) =>
  `${pages.map(rounded).join(' ')} ${ways.map(({ what, p50 }) => `${rounded(p50)} (${what})`).join(' ')}`;
const rounded = (value) => value.toFixed(0);

function report(found) {
  const all = found.flatMap(({ table, sizes }) => sizes.map((size) => ({ table, ...size })));
  for (const rows of [SMALL, LARGE, LARGEST]) {
    const ofSize = all.filter((each) => each.rows === rows);
    if (ofSize.length === 0) continue;
    const worst = ({ pages, ways }) => Math.max(...pages, ...ways.map(({ p50 }) => p50));
    const over = ofSize.filter((each) => worst(each) > BAR).map(({ table }) => table);
    print(
      `  at ${rows.toLocaleString('en')} rows, the median of pages`,
      milliseconds(median(ofSize.flatMap(({ pages }) => pages))),
    );
    print(`  over ${BAR} ms in any way`, `${over.length} ${over.join(' ')}`);
  }
  const grown = found.filter(({ sizes }) => median(sizes.at(-1).pages) > median(sizes[0].pages) * GROWTH);
  print(`  pages more than ${GROWTH} times the smaller`, grown.map(({ table }) => table).join(' ') || 'none');
}

/**
 * The lists of the field that the program describes, whose table has a row of the demonstration. Of roles, menus and the
 * like nobody has thousands.
 */
async function registersOf({ url, headers }, tables) {
  const { paths } = await (await fetch(`${url}/api-docs/json`)).json();
  const registers = [];
  for (const path of Object.keys(paths).filter(
    (each) => /^\/api\/blade-rdm\/.*\/list$/.test(each) && paths[each].get,
  )) {
    const table = path.slice('/api/'.length, -'/list'.length).replaceAll(/[/-]/g, '_');
    if (!tables.has(table)) continue;
    const { parameters } = paths[path].get;
    const answer = await fetch(`${url}${path}?size=1`, { headers });
    if (!answer.ok || (await answer.json()).data.total === 0) continue;
    const brief = parameters.some(({ $ref }) => $ref === '#/components/parameters/Brief');
    const texts = parameters.filter(({ description }) => description?.endsWith('lets through what contains it.'));
    registers.push({ table, path, brief, texts: texts.map(({ name }) => name) });
  }
  return registers;
}

/** p50 of each way of looking at it; in brief, as its screen does, where the register can be asked so. */
async function look({ url, headers }, { path, brief, texts }, rows) {
  const clients = Array.from({ length: CONNECTIONS }, () => httpClient(headers));
  const list = (query) =>
    `${url}${path}?${new URLSearchParams({ size: SIZE, ...(brief && { brief: '1' }), ...query })}`;
  const p50 = (query) => underLoad(clients, list(query));
  try {
    const { data } = JSON.parse(await clients[0].get(list({})));
    const compared = columnsOf(data.records[0]);
    // What a new program compiles is no property of the register.
    for (let pass = 0; pass < 3; pass += 1) await p50({});
    const pages = [await p50({}), await p50({ current: Math.ceil(rows / SIZE) })];
    // What grows with the rows is seen at the larger sizes.
    if (rows <= SMALL) return { pages, ways: [] };
    const ways = [
      await slowest(
        compared.map(([name]) => ({ descs: name })),
        p50,
      ),
      await slowest(
        compared.map(([name, value]) => ({ [`${name}_equal`]: value })),
        p50,
      ),
      await slowest(
        compared.filter(([name]) => texts.includes(name)).map(([name, value]) => ({ [name]: value.slice(0, 4) })),
        p50,
      ),
    ];
    return { pages, ways: ways.filter(Boolean) };
  } finally {
    for (const client of clients) client.close();
  }
}

/** The columns of a record that have a value, which may be compared with it. */
const columnsOf = (record) =>
  Object.entries(record).flatMap(([name, value]) =>
    ['string', 'number'].includes(typeof value) && value !== '' && !isList(value) ? [[name, String(value)]] : [],
  );

/** Records named in a field, which has no order and is not compared. */
const isList = (value) => /^\d+(,\d+)+$/.test(value);

async function slowest(queries, p50) {
  let found;
  for (const query of queries) {
    const taken = await p50(query);
    const [[asked, value]] = Object.entries(query);
    if (!found || taken > found.p50) found = { p50: taken, what: asked === 'descs' ? value : asked };
  }
  return found;
}

/** The median of what a request takes while all connections ask the same. Who looks first waits for the sort. */
async function underLoad(clients, url) {
  await clients[0].get(url);
  const taken = await Promise.all(
    clients.map(async (client) => {
      const own = [];
      for (let run = 0; run < REQUESTS_OF_ONE; run += 1) own.push((await timed(() => client.get(url))).milliseconds);
      return own;
    }),
  );
  return median(taken.flat());
}
