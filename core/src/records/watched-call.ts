import type { Call } from './call';
import type { Resource } from './declaration/resource';
import type { Records } from './records';

/** What reads one register, named first. */
const ofRegister: ReadonlySet<string | symbol> = new Set<keyof Records>([
  ...(['find', 'page', 'count', 'sums', 'countRemoved', 'findByKeys'] as const),
]);

interface WatchedCall {
  readonly call: Call;
  /** Whether anything was asked for but the followed registers, or anything was written. */
  hasReadOther(): boolean;
}

/** The call, and whether what it answers follows from some registers alone. */
export function watchedCall(call: Call, followed: ReadonlySet<Resource>): WatchedCall {
  let hasReadOther = false;
  const noted = <Given extends readonly unknown[], T>(ask: (...given: Given) => T) => {
    return (...given: Given): T => {
      hasReadOther = true;
      return ask(...given);
    };
  };
  const watched = (records: Records) =>
    new Proxy(records, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== 'function') return member;
        const bound = member.bind(target) as (...given: readonly unknown[]) => unknown;
        if (name === 'last') return bound;
        if (!ofRegister.has(name)) return noted(bound);
        return (...given: readonly unknown[]) => {
          if (!followed.has(given[0] as Resource)) hasReadOther = true;
          return bound(...given);
        };
      },
    });
  return {
    call: {
      ...call,
      records: watched(call.records),
      dictionary: noted(call.dictionary),
      namesOf: noted(call.namesOf),
      settings: noted(call.settings),
    },
    hasReadOther: () => hasReadOther,
  };
}
