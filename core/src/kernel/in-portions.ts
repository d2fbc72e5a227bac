import type { Clock } from './driven';

/** Rows worked on before others have their turn: a few milliseconds. */
const PORTION = 250;

/** What `make` makes of each row, with a pause between portions of them, so that many rows hold nobody up. */
export async function inPortions<From, To>(
  clock: Clock,
  rows: readonly From[],
  make: (row: From) => To,
): Promise<To[]> {
  const made: To[] = [];
  for (const row of rows) {
    made.push(make(row));
    if (made.length % PORTION === 0) await clock.pause();
  }
  return made;
}
