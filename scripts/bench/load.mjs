import { performance } from 'node:perf_hooks';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import { openServerDatabase } from './databases.mjs';
import { median, milliseconds, print, quantile } from './figures.mjs';
import { end, memoryOf, personAt, startProduct, TENANT } from './program.mjs';
import { workingYear, YEAR } from './working-year.mjs';

const TENANTS = 200;
const ACCOUNTS = ['finance', 'manager', 'reviewer', 'expert', 'member'];
/** Requests on their way at one time: a thousand people who click every few seconds. */
const AT_ONCE = 48;
const SECONDS = { warmUp: 5, round: 15 };
const ROUNDS = 3;
/** Of a year of 500 people, 60 projects and 20,000 vouchers, in each of the tenants. */
const SCALE = 0.05;

/** What people do, and how often; the weights add up to a hundred. What needs rights is done by the clerks alone. */
const work = [
  ['who am I', 10, () => ['GET', '/api/blade-system/user/info']],
  ['list of projects', 25, () => ['GET', `/api/blade-rdm/project/list?year=${YEAR}&size=20`]],
  ['list of vouchers', 20, (turn) => ['GET', `/api/blade-rdm/financialaccount/list?size=30&current=${1 + (turn % 5)}`]],
  ['list of people', 15, () => ['GET', '/api/blade-rdm/entpersonnel/list?size=30']],
  ['A107012', 9, () => ['GET', `/api/blade-rdm/projectreportdetaillist/preferential?year=${YEAR}&addedType=ANNUAL`]],
  [
    'a person is added',
    20,
    (turn) => [
      'POST',
      '/api/blade-rdm/entpersonnel/submit',
      { code: `L${turn}-${process.pid}`, name: '张三', entryDate: '2024-01-01' },
    ],
  ],
  ['the year is recomputed', 1, () => ['GET', `/api/blade-rdm/projectreportdetaillist/restats-amount?year=${YEAR}`]],
];

/**
 * Two hundred tenants and a thousand people who are signed in, at one process and at two behind a proxy, in turn: what
 * they get through, how long they wait, and how much memory it takes.
 */
export async function load() {
  const database = await openServerDatabase();
  const products = [];
  try {
    await database.run(...workingYear(SCALE), copiesOfTenant(TENANTS - 1));
    const environment = { ...database.environment, RDM_TRUST_PROXY: '127.0.0.1', RDM_SIGNING_KEY: KEY };
    for (let at = 0; at < 2; at += 1) products.push(await startProduct(environment));
    const people = await signedIn(products);
    console.log(
      `\n${TENANTS} tenants, ${people.length} people signed in, ${AT_ONCE} requests at one time, PostgreSQL, ` +
        `${os.availableParallelism()} cores for processes, database, workers and load together`,
    );
    const rounds = { one: [], two: [] };
    await round(people, products, SECONDS.warmUp);
    for (let at = 0; at < ROUNDS; at += 1) {
      rounds.one.push(await round(people, products.slice(0, 1), SECONDS.round));
      rounds.two.push(await round(people, products, SECONDS.round));
    }
    printFigures(rounds, products);
  } finally {
    for (const product of products) await end(product);
    await database.close();
  }
}

const KEY = 'a signing key of thirty-two characters or more';

/** Copies everything of the empty tenant into others; ids are a tenant's own. */
const copiesOfTenant = (count) => `do $$
declare each record; cols text;
begin
  for each in select c.relname::text as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relname not in ('access_session', 'audit_entry')
  loop
    select string_agg(quote_ident(attname), ', ') into cols from pg_attribute
      where attrelid = each.name::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname <> 'tenant_id';
    execute format('insert into %1$I (tenant_id, %2$s) overriding system value
      select (300000 + n)::text, %2$s from %1$I, generate_series(1, ${count}) n where tenant_id = ''${TENANT}''', each.name, cols);
  end loop;
  select string_agg(quote_ident(attname), ', ') into cols from pg_attribute
    where attrelid = 'blade_system_tenant'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname not in ('id', 'code');
  execute format('insert into blade_system_tenant (id, code, %1$s)
    select 8000000000000000000 + n, (300000 + n)::text, %1$s
    from blade_system_tenant, generate_series(1, ${count}) n where code = ''${TENANT}''', cols);
end $$`;

/** Everybody, signed in from an address of his own, at the processes in turn. */
async function signedIn(products) {
  const tenants = [TENANT, ...Array.from({ length: TENANTS - 1 }, (_, at) => String(300_001 + at))];
  const all = tenants.flatMap((tenantId, of) =>
    ACCOUNTS.map((account, at) => ({ tenantId, account, at: of * 5 + at })),
  );
  const people = [];
  for (let from = 0; from < all.length; from += 8) {
    const some = all.slice(from, from + 8).map(async ({ tenantId, account, at }) => {
      const address = `10.0.${at >> 8}.${at & 255}`;
      const headers = await personAt(products[at % products.length].url, { tenantId, account, address });
      return { account, headers };
    });
    people.push(...(await Promise.all(some)));
  }
  return people;
}

const needsRights = new Set(work.map(([name]) => name).filter((name) => name !== 'who am I'));

let turn = 0;

async function round(people, products, seconds) {
  const proxy = await proxyTo(products.map(({ url }) => new URL(url).port));
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const times = new Map(work.map(([name]) => [name, []]));
  const clerks = people.filter(({ account }) => account === 'finance');
  let [failed, refused] = [0, 0];
  const until = performance.now() + seconds * 1000;
  const one = async () => {
    while (performance.now() < until) {
      turn += 1;
      const [name, , request] = chosen(turn);
      const able = needsRights.has(name) ? clerks : people;
      const person = able[(turn * 7919) % able.length].headers;
      const began = performance.now();
      const status = await ask(proxy.port, agent, person, request(turn));
      if (status >= 500) failed += 1;
      else if (status >= 400) refused += 1;
      times.get(name).push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  agent.destroy();
  proxy.close();
  return { times, failed, refused, seconds };
}

function chosen(at) {
  let left = (at * 37) % 100;
  return work.find(([, weight]) => (left -= weight) < 0);
}

function ask(port, agent, headers, [method, path, body]) {
  return new Promise((resolve, reject) => {
    const text = body && JSON.stringify(body);
    const request = http.request(
      { port, host: '127.0.0.1', agent, method, path, headers: { ...headers, ...(text && json(text)) } },
      (response) => response.resume().once('end', () => resolve(response.statusCode)),
    );
    request.once('error', reject);
    request.end(text);
  });
}

const json = (text) => ({ 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) });

/** Gives connections to the processes in turn. */
async function proxyTo(ports) {
  let next = 0;
  const sockets = new Set();
  const server = net.createServer((client) => {
    const process = net.connect(Number(ports[(next += 1) % ports.length]), '127.0.0.1');
    for (const [from, to] of [
      [client, process],
      [process, client],
    ]) {
      sockets.add(from);
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
      from.pipe(to);
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port: server.address().port, close };
}

function printFigures(rounds, products) {
  const rate = ({ times, seconds }) => [...times.values()].reduce((sum, { length }) => sum + length, 0) / seconds;
  for (const [which, all] of Object.entries(rounds)) {
    const name = which === 'one' ? 'one process' : 'two processes';
    print(`  ${name}, requests`, `${median(all.map(rate)).toFixed(0)} /s`);
    for (const [what] of work) {
      const sorted = all.flatMap(({ times }) => times.get(what)).sort((first, second) => first - second);
      if (sorted.length === 0) continue;
      const figures = [0.5, 0.99].map((share) => milliseconds(quantile(sorted, share)));
      print(`    ${what}, p50 and p99`, `${figures.join(' · ')}  of ${sorted.length}`);
    }
    const sum = (of) => String(all.reduce((before, each) => before + each[of], 0));
    print('    answered 500 or 503, refused for want of a right', `${sum('failed')}, ${sum('refused')}`);
  }
  const ratios = rounds.two.map((each, at) => rate(each) / rate(rounds.one[at]));
  print('  two processes against one', median(ratios).toFixed(2));
  print('  memory of the processes', products.map(memoryOf).join(', '));
}
