import { openEmbeddedDatabase, openServerDatabase } from './databases.mjs';
import { inTurn, milliseconds, print, quantile } from './figures.mjs';
import { httpClient } from './http-client.mjs';
import { largeEnterprise } from './large-enterprise.mjs';
import { end, signIn, startProduct } from './program.mjs';
import { filters, listUrl } from './project-list-filters.mjs';

const RUNS = { measured: 150, warmUp: 40 };
/** Requests after which the code of a running server is compiled and optimised. */
const STARTED = 300;

/** The project list at the endpoint, page and count, one request at a time. */
export async function projectList() {
  await onDatabases(openEmbeddedDatabase, [200_000]);
  await onDatabases(openServerDatabase, [10_000, 200_000, 1_000_000]);
}

/** A database and a program for each size, measured alternately, so that other load on the machine affects all. */
async function onDatabases(open, sizes) {
  const opened = [];
  try {
    for (const rows of sizes) opened.push(await openEnterprise(open, rows));
    await measure(opened);
  } finally {
    for (const { close } of opened) await close();
  }
}

async function openEnterprise(open, rows) {
  const database = await open();
  const started = [database.close];
  const close = async () => {
    for (const stop of started.reverse()) await stop();
  };
  try {
    await database.run(...largeEnterprise(rows));
    const product = await startProduct(database.environment);
    started.push(() => end(product));
    const client = httpClient(await signIn(product.url));
    started.push(() => client.close());
    const get = (query) => client.get(listUrl(product.url, query));
    return { name: database.name, rows, filters: Object.values(filters(rows)), get, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function measure(enterprises) {
  for (const { get, filters } of enterprises) for (let asked = 0; asked < STARTED; asked += 1) await get(filters[0]);
  const sizes = enterprises.map(({ rows }) => rows.toLocaleString('en')).join(', ');
  console.log(`\nProject list, ${sizes} rows of one tenant, ${enterprises[0].name}: p50, p95, rows that match`);
  for (const [at, name] of Object.keys(filters(enterprises[0].rows)).entries()) {
    const works = enterprises.map((enterprise) => () => enterprise.get(enterprise.filters[at]));
    const times = await inTurn(works, RUNS.measured, RUNS.warmUp);
    const p50 = times.map((sorted) => quantile(sorted, 0.5));
    const spread = `slowest size +${((Math.max(...p50) / Math.min(...p50) - 1) * 100).toFixed(0)} %`;
    print(`  ${name}`, enterprises.length > 1 ? spread : '');
    for (const [index, { rows, get, filters }] of enterprises.entries()) {
      const { data } = JSON.parse(await get(filters[at]));
      const p95 = milliseconds(quantile(times[index], 0.95));
      const matching = `${data.total.toLocaleString('en')} match`;
      print(`    ${rows.toLocaleString('en')} rows`, `${milliseconds(p50[index])}  ${p95}  ${matching}`);
    }
  }
}
