import { randomInt } from 'node:crypto';

/** The number of kills of a test; RDM_KILLS sets a longer run. */
export const kills = Number(process.env['RDM_KILLS'] ?? 8);

/** The random seed; printed, and set by RDM_SEED to repeat the same moments. */
export const seed = Number(process.env['RDM_SEED'] ?? randomInt(2 ** 31));

/** Pseudo-random numbers in [0, 1), the same for the same seed (mulberry32). */
export function chanceFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The longest a stream of submits runs before the kill, in milliseconds. */
export const LONGEST = 300;
/** The number of rounds between full comparisons; another one follows at the end. */
export const EVERY = 10;
/** A round takes a second or two; a busy machine may take ten times as long. */
export const TIMEOUT = 120_000 + kills * 15_000;
