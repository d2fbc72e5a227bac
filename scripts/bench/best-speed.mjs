import { performance } from 'node:perf_hooks';

/**
 * The best speed of each of several works, measured in turn, so that whatever else the machine does meets all of them.
 * @param {Readonly<Record<string, () => () => void>>} works by name; each is made anew for a round, and the making is not
 *   measured
 * @param {number} calls how many calls of the work's own a run of it makes
 * @returns {Map<string, number>} calls in a second by name
 */
export function bestSpeeds(works, calls, rounds = 60) {
  const best = new Map(Object.keys(works).map((name) => [name, 0]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, make] of Object.entries(works)) {
      const run = make();
      const began = performance.now();
      run();
      const spent = performance.now() - began;
      best.set(name, Math.max(best.get(name), (calls / spent) * 1_000));
    }
  }
  return best;
}

const OWN = 'RDM';

/**
 * Ours beside the fastest of the others.
 * @param {ReadonlyMap<string, number>} speeds calls in a second; ours is named RDM
 */
export function besideTheFastest(speeds) {
  const [fastest] = [...speeds].filter(([name]) => name !== OWN).sort(([, one], [, other]) => other - one);
  return fastest ? { own: speeds.get(OWN), peer: fastest[0], other: fastest[1] } : { own: speeds.get(OWN) };
}
