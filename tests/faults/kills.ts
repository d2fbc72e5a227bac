import { randomInt } from 'node:crypto';

/** How many times a test kills; RDM_KILLS sets a longer run. */
export const kills = Number(process.env['RDM_KILLS'] ?? 20);

/** Where chance begins; printed, and set by RDM_SEED to have the same moments again. */
export const seed = Number(process.env['RDM_SEED'] ?? randomInt(2 ** 31));

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
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

/**
 * For a program that lives for seconds: the engine of the embedded database is compiled once and not a second time to
 * run faster, which is a third of what a start takes. What is written, and when, is the same.
 */
export const SHORT_LIVED = ['--liftoff-only'];

/** The longest a stream of submits runs before the kill, in milliseconds. */
export const LONGEST = 300;
/** Everything is held against everything else so often, and at the end. */
export const EVERY = 10;
/** A round takes a second or two; a busy machine may take ten times as long. */
export const TIMEOUT = 120_000 + kills * 15_000;
