import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { captured } from './captured.mjs';
import { fire } from './fire.mjs';
import { openServerDatabase } from './databases.mjs';
import { median, print } from './figures.mjs';
import { httpClient } from './http-client.mjs';
import { largeEnterprise } from './large-enterprise.mjs';
import { end, signIn, startProduct, startProgram } from './program.mjs';
import { filters, listUrl } from './project-list-filters.mjs';

const ROWS = 200_000;
const ROUNDS = 7;
const CONNECTIONS = 10;
const SECONDS = { warmUp: 3, round: 4 };

/**
 * How much of a server's capacity is left by the overhead around the statements: the product against a bare handler.
 */
export async function throughputOfProjectList() {
  const database = await openServerDatabase();
  try {
    await database.run(...largeEnterprise(ROWS));
    await throughput(database, ROWS);
  } finally {
    await database.close();
  }
}

/** Requests per second of the project list against a bare handler that sends the same statements, round by round. */
async function throughput(database, rows) {
  const [[name, query]] = Object.entries(filters(rows));
  const request = await captured(database.environment, (url) => listUrl(url, query));
  const file = path.join(database.environment.RDM_DATA_DIR, 'request.json');
  fs.writeFileSync(file, JSON.stringify(request));
  const bare = (protection) => startProgram(['scripts/bench/bare-handler.mjs', file, protection], database.environment);
  const product = await startProduct(database.environment);
  const started = { product, bare: await bare('protected'), unprotected: await bare('unprotected') };
  try {
    const headers = { product: await signIn(product.url), bare: {}, unprotected: {} };
    const address = (which) => listUrl(started[which].url, query);
    for (const which of Object.keys(started)) await sameAnswer(address(which), headers[which], request.body);
    printFigures(
      name,
      rows,
      request,
      await inTurn(Object.keys(started), async (which, seconds) => {
        const { average } = await fire(address(which), headers[which], { connections: CONNECTIONS, seconds });
        return average;
      }),
    );
  } finally {
    for (const program of Object.values(started)) await end(program);
  }
}

async function sameAnswer(url, headers, body) {
  const client = httpClient(headers);
  assert.deepEqual(JSON.parse(await client.get(url)), body);
  client.close();
}

/** Alternating, so that other load on the machine affects all of them. */
async function inTurn(names, requestsPerSecond) {
  const figures = Object.fromEntries(names.map((name) => [name, []]));
  for (const name of names) await requestsPerSecond(name, SECONDS.warmUp);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) figures[name].push(await requestsPerSecond(name, SECONDS.round));
  }
  return figures;
}

function printFigures(name, rows, { statements, body }, figures) {
  const kilobytes = (Buffer.byteLength(JSON.stringify(body)) / 1000).toFixed(1);
  console.log(
    `\nRequests per second of the project list, ${rows.toLocaleString('en')} rows, PostgreSQL, ${CONNECTIONS} at a time ` +
      `(${name}; ${statements.length} statements, ${kilobytes} kB)`,
  );
  const product = median(figures.product);
  const line = (what, figure) => print(`  ${what}`, `${figure.toFixed(0)} /s`);
  line('the product', product);
  line('bare handler, same protected transaction', median(figures.bare));
  line('bare handler, without transaction, role and tenant', median(figures.unprotected));
  const share = (which) => median(figures.product.map((figure, round) => figure / figures[which][round]));
  print('  the product against the bare handler', percent(share('bare')));
  print('  the product against the unprotected one', percent(share('unprotected')));
}

const percent = (share) => `${(share * 100).toFixed(0)} %`;
