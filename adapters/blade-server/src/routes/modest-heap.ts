import v8 from 'node:v8';

let working = 0;

/** In percent of what was in use; 0 leaves it to the engine, which may let it become four times as much. */
const sweepAfterGrowing = (percent: number) => v8.setFlagsFromString(`--heap-growing-percent=${percent}`);

/**
 * Carries out work that makes much rubbish, with the heap swept early: a workbook of 50,000 rows takes 0.3 GB so, and left
 * to itself 0.6 GB, which the program keeps. Everything else is quicker without.
 */
export async function withModestHeap<T>(work: () => Promise<T>): Promise<T> {
  if (working === 0) sweepAfterGrowing(20);
  working += 1;
  try {
    return await work();
  } finally {
    working -= 1;
    if (working === 0) sweepAfterGrowing(0);
  }
}
