import { openEmbeddedDatabase, openServerDatabase } from './databases.mjs';
import { milliseconds, print, timed } from './figures.mjs';
import { fire } from './fire.mjs';
import { httpClient } from './http-client.mjs';
import { largeVoucherRegister, voucherLists } from './large-voucher-register.mjs';
import { end, signIn, startProduct } from './program.mjs';

const CONNECTIONS = 8;
const SECONDS = 2;
const WARM_UP = 5;
const SIZE = 20;

/** A register of growing size as people look at it, at several connections at once. */
export async function registers() {
  for (const [open, sizes] of [
    [openServerDatabase, [10_000, 200_000, 1_000_000]],
    [openEmbeddedDatabase, [10_000, 200_000, 1_000_000]],
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
    const client = httpClient(headers);
    console.log(
      `\nVouchers, ${rows.toLocaleString('en')} rows of one tenant, ${database.name}, ${CONNECTIONS} connections: ` +
        'first time, p50, p97.5, requests, rows that match',
    );
    try {
      const first = `${product.url}/api/blade-rdm/financialaccount/list?size=${SIZE}`;
      // A running server has its code compiled, and memory for as much work as there is.
      await fire(first, headers, { connections: CONNECTIONS, seconds: WARM_UP });
      for (const [what, query] of Object.entries(voucherLists(rows))) {
        const url = `${product.url}/api/blade-rdm/financialaccount/list?${new URLSearchParams({ ...query, size: SIZE })}`;
        const first = await timed(() => client.get(url));
        const { total } = JSON.parse(first.result).data;
        const { average, p50, p97_5 } = await fire(url, headers, { connections: CONNECTIONS, seconds: SECONDS });
        const rate = `${average.toFixed(0)} /s`;
        print(
          `  ${what}`,
          `${milliseconds(first.milliseconds)}  ${p50} ms  ${p97_5} ms  ${rate}  ${total.toLocaleString('en')} match`,
        );
      }
    } finally {
      client.close();
      await end(product);
    }
  } finally {
    await database.close();
  }
}
