import type { OpenCall } from './strange-calls';

/** Which of the two locks are active: the store's own tenant filter, and row-level security behind it. */
export type Locks = 'both' | 'policies alone' | 'filter alone';

/** RDM_FOREIGN_IDS=all tests every place, and those that take any id with every existing record. */
export const asksAll = process.env.RDM_FOREIGN_IDS === 'all';

/**
 * The places of the everyday run. Both locks are of the store and not of a place, so each of them alone is tested in
 * every second place, the two in turn. Both together hold what either holds: there, one place of each kind of call.
 */
export function placesAsked(calls: readonly OpenCall[], locks: Locks): readonly OpenCall[] {
  if (asksAll) return calls;
  const asked = oneOfAlike(calls);
  return locks === 'both' ? [...new Map(asked.map((each) => [kindOf(each), each])).values()] : shareOf(asked, locks);
}

/** What each lock is tested with of what is asked of everything: one half each, and some of it where both are active. */
export function shareOf<T>(all: readonly T[], locks: Locks): readonly T[] {
  const { every, from } = shares[locks];
  return asksAll ? all : all.filter((_, at) => at % every === from);
}

const shares: Readonly<Record<Locks, { readonly every: number; readonly from: number }>> = {
  'policies alone': { every: 2, from: 0 },
  'filter alone': { every: 2, from: 1 },
  both: { every: 8, from: 0 },
};

/**
 * Of places that the same lines of the generic calls read, one for each resource, in turn, so that over all resources
 * each of these places is tested many times.
 */
export function oneOfAlike(calls: readonly OpenCall[]): readonly OpenCall[] {
  if (asksAll) return calls;
  const groups = new Map<string, OpenCall[]>();
  for (const each of calls) {
    const group = each.alike ?? `${each.name} ${each.path}`;
    groups.set(group, [...(groups.get(group) ?? []), each]);
  }
  const turns = new Map<string, number>();
  return [...groups.values()].map((places) => {
    const kind = kindOf(places[0]!);
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    return places[turn % places.length]!;
  });
}

/** A generic call by its name, a special one by its area. */
const kindOf = ({ name, alike }: OpenCall): string => alike?.split(' ')[1] ?? name.split(/[. ]/)[0]!;
