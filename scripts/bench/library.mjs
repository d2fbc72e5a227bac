import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { at } from '../root.mjs';
import { median, milliseconds, print, quantile, repeated, timed } from './figures.mjs';

/** The core as a library: its validators beside those of others, the form with many projects, and allocations. */
export async function library() {
  const { allocate, identityPairs, superDeduction } = await bundled();
  console.log('\nNumbers, million answers a second: best of 60 rounds in turn with the fastest other library');
  for (const pair of identityPairs(2_000)) compare(pair);

  console.log('\nA107012 with 500 projects');
  const input = { year: 2024, period: 'ANNUAL', projects: Array.from({ length: 500 }, (_, index) => projectOf(index)) };
  const figures = (work) => async () => {
    const times = await repeated(work, 200, 50);
    return `p50 ${milliseconds(quantile(times, 0.5))}, p95 ${milliseconds(quantile(times, 0.95))}`;
  };
  print('  without its trace', await figures(() => superDeduction(input).lines['51'])());
  print('  with its trace', await figures(() => superDeduction(input).trace.inputs.length)());

  console.log('\n1,000,000 allocations over 6 weights');
  const weights = [160.5, 22, 31.25, 8, 0, 77];
  print('  exact, by the largest remainder', await inTurns((total) => allocate(`${total}.37`, weights)));
  print('  plain numbers, which lose cents (floor)', await inTurns((total) => asPlainNumbers(total + 0.37, weights)));
}

async function bundled() {
  const outDir = at('.cache', 'bench-library');
  await build({
    configFile: false,
    root: at(),
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: ['@rdm/core'] },
    build: { ssr: at('tests/library/measured.ts'), outDir, emptyOutDir: true, target: 'node20' },
  });
  return import(`${pathToFileURL(`${outDir}/measured.js`).href}?${Date.now()}`);
}

function compare({ kind, class: wanted, numbers, judge }) {
  const best = new Map(Object.keys(judge).map((name) => [name, 0]));
  for (let round = 0; round < 60; round += 1) {
    for (const [name, make] of Object.entries(judge))
      best.set(name, Math.max(best.get(name), speedOf(make(), numbers)));
  }
  const { RDM: own, ...others } = Object.fromEntries(best);
  const [peer, fastest] = Object.entries(others).sort(([, one], [, other]) => other - one)[0];
  print(`  ${kind}, ${wanted}`, `${shown(own)} : ${shown(fastest)} ${peer} (${(own / fastest).toFixed(1)} ×)`);
}

const shown = (perSecond) => (perSecond / 1e6).toFixed(2);

/** Answers per second over the numbers, each asked once, so that no library can answer from a cache. */
function speedOf(judge, numbers) {
  let valid = 0;
  const began = performance.now();
  for (const number of numbers) if (judge(number)) valid += 1;
  const spent = performance.now() - began;
  if (valid !== 0 && valid !== numbers.length) throw new Error('The numbers are not all of one class');
  return (numbers.length / spent) * 1_000;
}

function projectOf(index) {
  const amount = (base) => `${base * 100 + index}.${String((index * 37) % 100).padStart(2, '0')}`;
  return {
    id: String(index + 1),
    expenditureType: index % 5 === 0 ? 'capitalised' : 'expensed',
    ended: true,
    personnel: amount(900),
    directInput: amount(400),
    depreciation: amount(50),
    amortisation: amount(20),
    design: amount(10),
    other: amount(150),
    entrustDomestic: index % 7 === 0 ? amount(300) : '0',
    entrustOverseasOrg: index % 11 === 0 ? amount(200) : '0',
  };
}

/** The time of a million, by the median of five times as many. */
async function inTurns(split) {
  const times = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const { milliseconds: spent } = await timed(() => {
      for (let index = 0; index < 1_000_000; index += 1) split(index);
    });
    times.push(spent);
  }
  return `${(median(times) / 1_000).toFixed(2)} s`;
}

function asPlainNumbers(total, weights) {
  const sum = weights.reduce((before, weight) => before + weight, 0);
  return weights.map((weight) => ((total * weight) / sum).toFixed(2));
}
