import type { Call, Caller } from './call';
import type { Resource } from './declaration/resource';
import type { Marks } from './kept-reads';
import type { Records } from './records';

/** What reads one register, named first. */
const ofRegister: ReadonlySet<string | symbol> = new Set<keyof Records>([
  ...(['find', 'page', 'count', 'sums', 'countRemoved', 'findByKeys'] as const),
]);

/** What of a caller an answer is kept for. */
const ofCaller: ReadonlySet<string | symbol> = new Set<keyof Caller>(['tenantId', 'permissions', 'dataScopes']);

/** A history that was read, and the entry it began with, the newest; null for an empty one. */
export interface ReadHistory {
  readonly resource: string;
  readonly recordId: string;
  readonly newest: string | null;
}

interface WatchedCall {
  readonly call: Call;
  /** The followed registers that were read. */
  readonly registers: ReadonlySet<Resource>;
  /** The histories that were read, of which no register tells when they change. */
  readonly histories: readonly ReadHistory[];
  /** Whether anything else was asked for than histories and the followed registers, or anything was written. */
  hasReadOther(): boolean;
  /** Notes registers that something it goes by was worked out of before. */
  note(registers: readonly Resource[]): void;
}

/** The call, and what its answer follows from. */
export function watchedCall(call: Call, followed: Marks): WatchedCall {
  const registers = new Set<Resource>();
  const histories: ReadHistory[] = [];
  let hasReadOther = false;
  const noted = <Given extends readonly unknown[], T>(ask: (...given: Given) => T) => {
    return (...given: Given): T => {
      hasReadOther = true;
      return ask(...given);
    };
  };
  const { records } = call;
  const history: Records['history'] = async (resource, recordId) => {
    const entries = await records.history(resource, recordId);
    histories.push({ resource, recordId, newest: entries[0]?.id ?? null });
    return entries;
  };
  const watched = new Proxy(records, {
    get: (target, name) => {
      if (name === 'history') return history;
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      const bound = member.bind(target) as (...given: readonly unknown[]) => unknown;
      if (name === 'last') return bound;
      if (!ofRegister.has(name)) return noted(bound);
      return (...given: readonly unknown[]) => {
        const register = given[0] as Resource;
        if (followed.has(register)) registers.add(register);
        else hasReadOther = true;
        return bound(...given);
      };
    },
  });
  return {
    call: {
      ...call,
      caller: new Proxy(call.caller, {
        get: (target, name) => {
          if (!ofCaller.has(name)) hasReadOther = true;
          return Reflect.get(target, name, target) as unknown;
        },
      }),
      clock: { now: () => call.clock.now(), instant: noted(() => call.clock.instant()) },
      records: watched,
      dictionary: noted(call.dictionary),
      namesOf: noted(call.namesOf),
      settings: noted(call.settings),
    },
    registers,
    histories,
    hasReadOther: () => hasReadOther,
    note: (read) => {
      for (const each of read) registers.add(each);
    },
  };
}
