import os from 'node:os';
import { bundled } from '../bundled.mjs';
import { writePageParts } from '../page-part.mjs';
import { besideTheFastest, bestSpeeds } from './best-speed.mjs';
import { print } from './figures.mjs';
import { libraryWorks } from './library-works.mjs';

const PAGE = 'docs/library/speed.md';

/**
 * The core as a library: its validators, sums, splits and forms, beside the fastest other library for the same. With
 * `page` the figures are written into docs/library/speed.md.
 */
export async function library({ page = false } = {}) {
  const measured = await bundled('tests/library/measured.ts');
  console.log('\nThe library beside the fastest other: best of 60 rounds in turn');
  const pairs = measured.identityPairs(2_000).map((pair) => show(validatorRow(pair)));
  const works = libraryWorks(measured).map((work) => show(workRow(work)));
  if (page) await writePageParts(PAGE, { made: made(), validators: table(pairs), works: table(works) });
}

function validatorRow({ kind, class: wanted, numbers, judge }) {
  const works = Object.fromEntries(
    Object.entries(judge).map(([name, make]) => [name, () => asked(make(), numbers, wanted === 'valid')]),
  );
  const speeds = besideTheFastest(bestSpeeds(works, numbers.length));
  return { what: `${kind}, ${wanted}`, ...speeds, shown: (perSecond) => `${(perSecond / 1e6).toFixed(2)} M/s` };
}

/** Each number is asked once, so that no library can answer from a cache. */
function asked(judge, numbers, wanted) {
  return () => {
    let valid = 0;
    for (const number of numbers) if (judge(number)) valid += 1;
    if (valid !== (wanted ? numbers.length : 0)) throw new Error('The numbers are not all of one class');
  };
}

function workRow({ what, calls, works }) {
  return { what, ...besideTheFastest(bestSpeeds(works, calls)), shown: duration };
}

function duration(perSecond) {
  const microseconds = 1e6 / perSecond;
  return microseconds < 1_000 ? `${microseconds.toPrecision(3)} µs` : `${(microseconds / 1_000).toPrecision(3)} ms`;
}

function show(row) {
  const [what, own, other, peer, ratio] = cells(row);
  print(`  ${what.replaceAll('`', '')}`, peer === '–' ? own : `${own} : ${other} ${peer} (${ratio})`);
  return row;
}

function cells({ what, own, other, peer, shown }) {
  if (peer === undefined) return [what, shown(own), '–', '–', '–'];
  return [what, shown(own), shown(other), peer, `${(own / other).toFixed(1)} ×`];
}

function table(rows) {
  const heading = ['what', 'ours', 'fastest other', 'which', 'ratio'];
  const rule = ['---', '---:', '---:', '---', '---:'];
  return [heading, rule, ...rows.map(cells)].map((line) => `| ${line.join(' | ')} |`).join('\n');
}

function made() {
  const [{ model }] = os.cpus();
  const day = new Date().toISOString().slice(0, 10);
  return `Measured on ${day} with Node ${process.versions.node}, ${os.availableParallelism()} cores of ${model.trim()}.`;
}
