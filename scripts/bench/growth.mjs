import { besides } from './besides.mjs';
import { openServerDatabase } from './databases.mjs';
import { median, milliseconds, print, quantile, seconds, timed } from './figures.mjs';
import { end, memoryOf, peakOfWorkers, signIn, startProduct } from './program.mjs';
import { sizeOf, workingYear, YEAR } from './working-year.mjs';

const SCALES = [0.1, 1, 4];
const RUNS = 3;

/** The recompute of a year of growing size, in total and per cost record. */
export async function growth() {
  console.log(
    '\nRecompute of a year, PostgreSQL: median of three, the first of a new worker; for a cost record; memory',
  );
  const database = await openServerDatabase();
  try {
    for (const scale of SCALES) await measure(database, scale);
  } finally {
    await database.close();
  }
}

async function measure(database, scale) {
  await database.run(...workingYear(scale));
  const product = await startProduct(database.environment);
  try {
    const headers = await signIn(product.url);
    const rest = memoryOf(product);
    const recompute = async () => {
      const answer = await fetch(`${product.url}/api/blade-rdm/projectreportdetaillist/restats-amount?year=${YEAR}`, {
        headers,
      });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()).data;
    };
    const runs = [];
    const others = besides(() => fetch(`${product.url}/api/blade-rdm/project/list?year=${YEAR}&size=20`, { headers }));
    for (let run = 0; run < RUNS; run += 1) runs.push(await timed(recompute));
    const waited = await others.stop();
    const { costRecords, ledgerRows } = runs[0].result;
    const whole = { milliseconds: median(runs.map(({ milliseconds }) => milliseconds)) };
    const { people, projects, vouchers } = sizeOf(scale);
    print(
      `  ${people.toLocaleString('en')} people, ${projects} projects, ${vouchers.toLocaleString('en')} vouchers`,
      seconds(whole),
    );
    print(
      `    ${costRecords.toLocaleString('en')} cost records, ${ledgerRows.toLocaleString('en')} ledger rows`,
      `${((whole.milliseconds / costRecords) * 1000).toFixed(0)} µs a record`,
    );
    print(
      '    a project list meanwhile, p50, p95',
      [0.5, 0.95].map((at) => milliseconds(quantile(waited, at))).join('  '),
    );
    print('    each of them', runs.map(seconds).join('  '));
    print('    memory at rest, after', `${rest}, ${memoryOf(product)}`);
    print('    at most in its worker', peakOfWorkers(product));
  } finally {
    await end(product);
  }
}
