import fc, { type Arbitrary } from 'fast-check';

/** What `samples` makes. */
export interface SampleOptions {
  /** The same seed makes the same values, as long as the version of the library and of fast-check is the same. */
  readonly seed: number;
  /** How many; 10 if not given. */
  readonly count?: number;
}

/** As many values of a generator, the same ones for the same seed. */
export function samples<Value>(arbitrary: Arbitrary<Value>, { seed, count = 10 }: SampleOptions): Value[] {
  // Without the bias towards edge cases that helps to find errors: samples look like what is usual.
  return fc.sample(fc.noBias(arbitrary), { seed, numRuns: count });
}
