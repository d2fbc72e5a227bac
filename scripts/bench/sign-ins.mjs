import { performance } from 'node:perf_hooks';
import { openEmbeddedDatabase, openServerDatabase } from './databases.mjs';
import { milliseconds, print, quantile, seconds, timed } from './figures.mjs';
import { httpClient } from './http-client.mjs';
import { end, signIn, startProduct } from './program.mjs';
import { listUrl } from './project-list-filters.mjs';
import { workingYear } from './working-year.mjs';

const SIGN_INS = 100;
/** Rounds of sign-ins, so that enough lists are measured. */
const ROUNDS = 3;

/** A hundred users who sign in at once, and the effect on users already signed in. */
export async function signIns() {
  for (const open of [openEmbeddedDatabase, openServerDatabase]) {
    const database = await open();
    try {
      await database.run(...workingYear(0.1));
      await measure(database);
    } finally {
      await database.close();
    }
  }
}

async function measure(database) {
  console.log(`\n${SIGN_INS} sign-ins at one moment, ${database.name}`);
  const product = await startProduct(database.environment);
  const client = httpClient(await signIn(product.url));
  try {
    const list = () => client.get(listUrl(product.url, ''));
    for (let asked = 0; asked < 100; asked += 1) await list();
    const times = [];
    const took = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const isOver = { is: false };
      const lists = asking(list, isOver, times);
      const all = () => Promise.all(Array.from({ length: SIGN_INS }, () => signIn(product.url)));
      took.push(await timed(all));
      isOver.is = true;
      await lists;
    }
    print('  all signed in after', took.map(seconds).join(', '));
    const sorted = times.sort((one, other) => one - other);
    print('  lists meanwhile, p50', milliseconds(quantile(sorted, 0.5)));
    print('  lists meanwhile, p95', `${milliseconds(quantile(sorted, 0.95))}  of ${sorted.length}`);
  } finally {
    client.close();
    await end(product);
  }
}

async function asking(list, isOver, times) {
  while (!isOver.is) {
    const began = performance.now();
    await list();
    times.push(performance.now() - began);
  }
}
