import type { Ids } from '@rdm/core/internal/kernel';

/** Ids start above this, with as many digits as a server's: 19. */
const BEGINNING = 1_900_000_000_000_000_000n;

/** Ids that grow by one. */
export function createMemoryIds(): Ids {
  let last = BEGINNING;
  return { next: () => String((last += 1n)) };
}
