import type { Clock } from './driven';
import { uncounted, type Counted, type Ephemeral, type MessageListener } from './ephemeral';

/** Upper bound of what is kept; beyond it the oldest goes, so that strangers cannot exhaust the memory. */
const MOST = 50_000;

interface Kept {
  readonly value: unknown;
  readonly count: number;
  readonly until: number;
}

/** As a database gives it back. */
const cloned = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** For an installation of one process, which keeps nothing of it across a restart. */
export function ephemeralInProcess(clock: Pick<Clock, 'instant'>): Ephemeral {
  const kept = new Map<string, Kept>();
  const listeners = new Map<string, Set<MessageListener>>();
  const found = (key: string): Kept | null => {
    const each = kept.get(key);
    if (each && each.until > clock.instant()) return each;
    kept.delete(key);
    return null;
  };
  const keep = (key: string, value: unknown, count: number, until: number) => {
    // Inserted anew, so that the order is that of age.
    kept.delete(key);
    kept.set(key, { value, count, until });
    if (kept.size > MOST) kept.delete(kept.keys().next().value!);
  };
  const countedOf = (each: Kept | null): Counted =>
    each ? { count: each.count, left: each.until - clock.instant() } : uncounted;
  // A copy, as from a database: whoever changes what he has found changes nothing here.
  const copied = <Value>(each: Kept | null) => (each ? (cloned(each.value) as Value) : null);
  return {
    hears: true,
    put: async (key, value, lifetime) => keep(key, cloned(value), 0, clock.instant() + lifetime),
    find: async <Value>(key: string) => copied<Value>(found(key)),
    take: async <Value>(key: string) => {
      const each = found(key);
      kept.delete(key);
      return copied<Value>(each);
    },
    remove: async (key) => void kept.delete(key),
    count: async (key, lifetime, by = 1) => {
      const before = found(key);
      keep(key, null, (before?.count ?? 0) + by, before?.until ?? clock.instant() + lifetime);
      return countedOf(found(key));
    },
    counted: async (key) => countedOf(found(key)),
    publish: async (topic, message) => listeners.get(topic)?.forEach((each) => each(message)),
    subscribe: (topic, listener) => {
      const all = listeners.get(topic) ?? new Set();
      listeners.set(topic, all.add(listener));
      return () => void all.delete(listener);
    },
  };
}
