import { performance } from 'node:perf_hooks';

/** The duration of one piece of work, in milliseconds, and its result. */
export async function timed(work) {
  const began = performance.now();
  const result = await work();
  return { result, milliseconds: performance.now() - began };
}

/** The times of repeated work, sorted, in milliseconds; the warm-up runs are not counted. */
export async function repeated(work, runs = 20, warmUp = 5) {
  const [times] = await inTurn([work], runs, warmUp);
  return times;
}

/** The sorted times of each of several works, run alternately. */
export async function inTurn(works, runs, warmUp) {
  const times = works.map(() => []);
  for (let run = -warmUp; run < runs; run += 1) {
    for (const [at, work] of works.entries()) {
      const { milliseconds } = await timed(() => work(run));
      if (run >= 0) times[at].push(milliseconds);
    }
  }
  return times.map((sorted) => sorted.sort((one, other) => one - other));
}

/** The value below which a share of the sorted values lies. */
export const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

export const median = (values) =>
  quantile(
    [...values].sort((one, other) => one - other),
    0.5,
  );

export const seconds = ({ milliseconds }) => `${(milliseconds / 1000).toFixed(2)} s`;

export const milliseconds = (value) => `${value.toFixed(value < 10 ? 2 : 1)} ms`;

/** Texts in Chinese take two columns of a terminal. */
const columnsOf = (text) => text.length + [...text.matchAll(/[⺀-鿿＀-￯]/g)].length;

export function print(what, figure) {
  console.log(`${what}${' '.repeat(Math.max(1, 58 - columnsOf(what)))}${figure}`);
}
