import type { Call, SignInClient } from '../../records';
import { wholeParameterOf } from '../../system';
import type { SessionRecord } from '../session';

/** The parameter that holds after how many minutes without use a session ends; 0 never. */
const IDLE_MINUTES = 'account.idleMinutes';
/** Twelve hours: nobody signs in twice on a working day, and nobody comes back to an open session the next. */
const STANDARD_IDLE_MINUTES = 720;

export const idleMinutes = (call: Call): Promise<number> =>
  wholeParameterOf(call, IDLE_MINUTES, STANDARD_IDLE_MINUTES, { least: 0, most: 100_000 });

/**
 * Whether a session was left alone for too long. Open screens renew their tokens while they are used, so the time counts
 * from the end of those renewed last; screens themselves end a session in which nobody has typed or clicked.
 */
export async function wasLeftAlone(call: Call, { updateTime }: SessionRecord, client: SignInClient): Promise<boolean> {
  const minutes = await idleMinutes(call);
  if (minutes === 0) return false;
  const seconds = (instantOf(call.clock.now()) - instantOf(updateTime)) / 1000;
  return seconds > client.accessSeconds + minutes * 60;
}

/** A `yyyy-MM-dd HH:mm:ss` time in ms, to compare it with another one. */
export const instantOf = (time: string): number => Date.parse(`${time.replace(' ', 'T')}Z`);
