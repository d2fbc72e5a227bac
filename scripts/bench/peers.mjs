import assert from 'node:assert/strict';
import { at } from '../root.mjs';
import { node, runOrFail } from '../run-command.mjs';
import { openServerDatabase } from './databases.mjs';
import { median, print } from './figures.mjs';
import { fire } from './fire.mjs';
import { httpClient } from './http-client.mjs';
import { largeVoucherRegister } from './large-voucher-register.mjs';
import { end, signIn, startProduct, startProgram, TENANT } from './program.mjs';

const ROWS = 200_000;
const ROUNDS = 5;
const CONNECTIONS = 8;
const SECONDS = { warmUp: 3, round: 4 };
const folder = at('scripts/bench/peers');

/** What is asked for, and how many rows match. */
const questions = { 'first page': '', 'first page of a month': '&month=2020-06' };

/**
 * A list of 200,000 vouchers beside a small application of NestJS and TypeORM on the same table, and beside the limit:
 * `node:http` and `pg` with nothing around them. All are started and loaded in the same run, in turn.
 */
export async function peers() {
  const npm = process.env.npm_execpath ?? 'npm';
  const ci = ['ci', '--no-audit', '--no-fund', '--prefix', folder];
  await (npm.endsWith('js')
    ? runOrFail('The peers could not be installed.', process.execPath, [npm, ...ci])
    : runOrFail('The peers could not be installed.', npm, ci));
  const database = await openServerDatabase();
  try {
    await database.run(...largeVoucherRegister(ROWS));
    await compare(database.environment);
  } finally {
    await database.close();
  }
}

async function compare(environment) {
  const peer = (name) => startProgram(node(`${folder}/${name}.mjs`)[1], environment);
  const product = await startProduct(environment);
  const ofTenant = { 'X-Tenant': TENANT };
  const all = {
    product: { of: product, path: '/api/blade-rdm/financialaccount/list', headers: await signIn(product.url) },
    peer: { of: await peer('nest-typeorm'), path: '/vouchers', headers: ofTenant },
    limit: { of: await peer('bare-vouchers'), path: '/', headers: ofTenant },
  };
  try {
    for (const [question, narrowed] of Object.entries(questions)) {
      const urls = Object.fromEntries(
        Object.entries(all).map(([name, { of, path }]) => [name, `${of.url}${path}?size=20${narrowed}`]),
      );
      await sameRecords(all, urls);
      const times = await inTurn(all, urls);
      printed(question, times);
    }
  } finally {
    for (const { of } of Object.values(all)) await end(of);
  }
}

async function sameRecords(all, urls) {
  const found = [];
  for (const [name, url] of Object.entries(urls)) {
    const client = httpClient(all[name].headers);
    const { data } = JSON.parse(await client.get(url));
    client.close();
    found.push({ total: data.total, ids: data.records.map(({ id }) => String(id)) });
  }
  for (const other of found.slice(1)) assert.deepEqual(other, found[0]);
}

/** Alternating, so that other load on the machine affects all of them. */
async function inTurn(all, urls) {
  const asked = (name, seconds) => fire(urls[name], all[name].headers, { connections: CONNECTIONS, seconds });
  const rounds = Object.fromEntries(Object.keys(all).map((name) => [name, []]));
  for (const name of Object.keys(all)) await asked(name, SECONDS.warmUp);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of Object.keys(all)) rounds[name].push(await asked(name, SECONDS.round));
  }
  return rounds;
}

function printed(question, { product, peer, limit }) {
  console.log(`\nVouchers, ${ROWS.toLocaleString('en')} rows, PostgreSQL, ${CONNECTIONS} connections: ${question}`);
  const line = (what, rounds) => {
    const [rate, p50] = ['average', 'p50'].map((figure) => median(rounds.map((round) => round[figure])));
    print(`  ${what}`, `${rate.toFixed(0)} /s  p50 ${p50.toFixed(0)} ms`);
  };
  line('the product', product);
  line('NestJS and TypeORM', peer);
  line('bare handler', limit);
  const ratio = (other) => median(product.map(({ average }, round) => average / other[round].average)).toFixed(2);
  print('  the product against NestJS and TypeORM', `× ${ratio(peer)}`);
  print('  the product against the bare handler', `× ${ratio(limit)}`);
}
