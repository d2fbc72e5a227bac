import { faults, isId, Refusal } from '../kernel';
import type { Call } from './call';
import type { HistoryEntry } from './declaration/resource-port';
import type { Resource, StoredRecord } from './declaration/resource';
import { withShownValues } from './shown-values';

type Values = HistoryEntry['before'];

/** The changes of one record with what its references and accounts show now, the latest first; refuses with 404 when there are none. */
export async function historyOf(call: Call, resource: Resource, id: string): Promise<readonly HistoryEntry[]> {
  // An invalid id has no history, and a store need not accept it.
  const entries = isId(id) ? await call.records.history(resource.name, id) : [];
  if (entries.length === 0) await refuseUnknown(call, resource, id);
  const shown = await withShown(
    call,
    resource,
    entries.flatMap(({ before, after }) => [before, after]),
  );
  const nameOf = await call.namesOf(entries.flatMap(({ account }) => account ?? []));
  return entries.map(({ id: entryId, action, userId, account, time }, at) => ({
    id: entryId,
    action,
    userId,
    account,
    accountName: account === null ? null : nameOf(account, time),
    time,
    before: shown[2 * at]!,
    after: shown[2 * at + 1]!,
  }));
}

/** A record that was never written through a call, e.g. one seeded before histories were kept, has an empty history. */
async function refuseUnknown(call: Call, resource: Resource, id: string): Promise<void> {
  const where = [{ field: 'id', is: 'equal' as const, value: id }];
  if (!isId(id) || (await call.records.count(resource, where)) === 0) {
    throw new Refusal(faults.notFound(resource.label));
  }
}

/** Adds what references show. A value holds changed fields only, so references not among them add nothing. */
async function withShown(call: Call, resource: Resource, values: readonly Values[]): Promise<Values[]> {
  const given = values.filter((each) => each !== null);
  const shown = await withShownValues(call, resource, given as unknown as StoredRecord[]);
  const after = new Map(given.map((each, at) => [each, shown[at] as unknown as NonNullable<Values>]));
  const names = shownNames(resource);
  return values.map((each) => {
    if (each === null) return null;
    return Object.fromEntries(Object.entries(after.get(each)!).filter(([name]) => (names.get(name) ?? name) in each));
  });
}

/** By the name of each shown property: the field of its reference. */
const shownNames = (resource: Resource): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(resource.fields).flatMap(([name, field]) =>
      'to' in field ? Object.keys(field.shows).map((shown) => [shown, name] as const) : [],
    ),
  );
