import type { Ids } from '@rdm/core/kernel';

/** Before the ids of this one memory, as long as those of a server: 19 digits. */
const BEGINNING = 1_900_000_000_000_000_000n;

/** Ids that grow by one. */
export function createMemoryIds(): Ids {
  let last = BEGINNING;
  return { next: () => String((last += 1n)) };
}
