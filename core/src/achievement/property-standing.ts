import { isDate, type CalendarDate } from '../kernel/calendar';

/** What it depends on whether a property counts on a day. */
export interface StandingProperty {
  /** A key of the dictionary `ipr_state`. */
  readonly state: string | null;
  /** 授权公告日, 登记日. */
  readonly regTime: string | null;
  /** When an acquired one was acquired. */
  readonly acquireTime: string | null;
  readonly lapseTime: string | null;
  /** 期满终止日. */
  readonly expiry: string | null;
}

/** `held`: granted, owned and in force. `unknown`: it has lapsed or was transferred, and no day says when. */
export type Standing = 'held' | 'notYet' | 'lapsed' | 'expired' | 'transferred' | 'unknown';

/**
 * How a property stands at the end of a day. By days alone: the state only says that one of them is missing.
 * @param transferred the day its ownership was transferred to somebody else, if it was
 */
export function standingOn(property: StandingProperty, day: CalendarDate, transferred: string | null): Standing {
  const { state, regTime, acquireTime, lapseTime, expiry } = property;
  if (!isDate(regTime) || regTime > day || (acquireTime !== null && acquireTime > day)) return 'notYet';
  if (transferred !== null && transferred <= day) return 'transferred';
  if (lapseTime !== null && lapseTime <= day) return 'lapsed';
  if (expiry !== null && expiry <= day) return 'expired';
  if (state === 'lapsed' && lapseTime === null) return 'unknown';
  if (state === 'transferred' && transferred === null) return 'unknown';
  return 'held';
}
