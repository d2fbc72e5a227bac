import { randomInt } from 'node:crypto';
import type { Ids } from '@rdm/core/internal/kernel';

/** 41 bits of milliseconds since 2016, 10 bits of this process, 12 bits of sequence: 19 digits, growing with time. */
const EPOCH = 1_451_606_400_000n;
const SEQUENCE_BITS = 12n;
const PROCESS_BITS = 10n;

/** Snowflake ids as the Blade family has them. Each process uses a random number below 1,024. */
export function createSnowflakeIds(now: () => number = Date.now): Ids {
  const ofProcess = BigInt(randomInt(1 << Number(PROCESS_BITS)));
  let last = 0n;
  let sequence = 0n;
  return {
    next() {
      const instant = BigInt(now()) - EPOCH;
      // A clock set back, or more than 4,096 ids in a millisecond, borrows from the next one.
      if (instant > last) [last, sequence] = [instant, 0n];
      else if (sequence === (1n << SEQUENCE_BITS) - 1n) [last, sequence] = [last + 1n, 0n];
      else sequence += 1n;
      return ((((last << PROCESS_BITS) | ofProcess) << SEQUENCE_BITS) | sequence).toString();
    },
  };
}
