import { openEmbeddedDatabase, openServerDatabase } from './databases.mjs';
import { milliseconds, print, quantile, timed } from './figures.mjs';
import { httpClient } from './http-client.mjs';
import { largeVoucherRegister, voucherLists } from './large-voucher-register.mjs';
import { end, signIn, startProduct } from './program.mjs';

const CONNECTIONS = 8;
const REQUESTS = { warmUp: 5, measured: 25 };
/** Requests after which the code of a running server is compiled and optimised. */
const STARTED = 400;
const SIZE = 20;

/** A register of growing size as people look at it, at several connections at once: first time, p50, p95. */
export async function registers() {
  for (const [open, sizes] of [
    [openServerDatabase, [10_000, 200_000, 1_000_000]],
    [openEmbeddedDatabase, [10_000, 200_000]],
  ]) {
    for (const rows of sizes) await measure(open, rows);
  }
}

async function measure(open, rows) {
  const database = await open();
  try {
    await database.run(...largeVoucherRegister(rows));
    const product = await startProduct(database.environment);
    const headers = await signIn(product.url);
    const clients = Array.from({ length: CONNECTIONS }, () => httpClient(headers));
    console.log(
      `\nVouchers, ${rows.toLocaleString('en')} rows of one tenant, ${database.name}, ${CONNECTIONS} connections: ` +
        'first time, p50, p95, rows that match',
    );
    try {
      const first = `${product.url}/api/blade-rdm/financialaccount/list?size=${SIZE}`;
      for (let asked = 0; asked < STARTED; asked += 1) await clients[0].get(first);
      for (const [what, query] of Object.entries(voucherLists(rows))) {
        const url = `${product.url}/api/blade-rdm/financialaccount/list?${new URLSearchParams({ ...query, size: SIZE })}`;
        const first = await timed(() => clients[0].get(url));
        const times = (await Promise.all(clients.map((client) => timesOf(client, url)))).flat().sort((a, b) => a - b);
        const { total } = JSON.parse(first.result).data;
        const figures = [first.milliseconds, quantile(times, 0.5), quantile(times, 0.95)].map(milliseconds).join('  ');
        print(`  ${what}`, `${figures}  ${total.toLocaleString('en')} match`);
      }
    } finally {
      for (const client of clients) client.close();
      await end(product);
    }
  } finally {
    await database.close();
  }
}

async function timesOf(client, url) {
  const times = [];
  for (let asked = -REQUESTS.warmUp; asked < REQUESTS.measured; asked += 1) {
    const { milliseconds: taken } = await timed(() => client.get(url));
    if (asked >= 0) times.push(taken);
  }
  return times;
}
