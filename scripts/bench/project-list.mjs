import { openEmbeddedDatabase, openServerDatabase } from './databases.mjs';
import { milliseconds, print, quantile, repeated } from './figures.mjs';
import { httpClient } from './http-client.mjs';
import { largeEnterprise } from './large-enterprise.mjs';
import { end, signIn, startProduct } from './program.mjs';
import { filters, listUrl } from './project-list-filters.mjs';

/** The project list at the endpoint, page and count, one request at a time. */
export async function projectList() {
  await onDatabase(openEmbeddedDatabase, [200_000]);
  await onDatabase(openServerDatabase, [10_000, 200_000, 1_000_000]);
}

async function onDatabase(open, sizes) {
  const database = await open();
  const figures = new Map();
  try {
    for (const rows of sizes) {
      await database.run(...largeEnterprise(rows));
      const product = await startProduct(database.environment);
      try {
        await measure(database, product, rows, figures);
      } finally {
        await end(product);
      }
    }
  } finally {
    await database.close();
  }
  if (sizes.length > 1) printSpread(figures);
}

async function measure(database, { url }, rows, figures) {
  console.log(
    `\nProject list, ${rows.toLocaleString('en')} rows of one tenant, ${database.name}: p50, p95, rows that match`,
  );
  const client = httpClient(await signIn(url));
  try {
    for (const [name, query] of Object.entries(filters(rows))) {
      const { data } = JSON.parse(await client.get(listUrl(url, query)));
      const times = await repeated(() => client.get(listUrl(url, query)), 150, 40);
      const p50 = quantile(times, 0.5);
      figures.set(name, [...(figures.get(name) ?? []), p50]);
      const found = `${data.total.toLocaleString('en')} match`;
      print(`  ${name}`, `${milliseconds(p50)}  ${milliseconds(quantile(times, 0.95))}  ${found}`);
    }
  } finally {
    client.close();
  }
}

/** How far the sizes lie apart for each filter. */
function printSpread(figures) {
  console.log('\nProject list, the slowest size against the fastest');
  for (const [name, times] of figures) {
    print(`  ${name}`, `+${((Math.max(...times) / Math.min(...times) - 1) * 100).toFixed(0)} %`);
  }
}
