import type { Draft, Resource, StoredRecord } from '@rdm/core/internal/records';
import { wrongParameter, type Sheet } from './endpoint';
import { draftFromWire, draftToWire, fromWire, toWire } from './wire-record';

type Wire = Readonly<Record<string, unknown>>;
type Several<One> = One | readonly One[];
type Records = Readonly<Record<string, Several<StoredRecord> | null>>;
type Drafts = Readonly<Record<string, Several<Draft> | undefined>>;

const isObject = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const one = <Of>(given: Several<Of> | null | undefined): Of | undefined =>
  given === null || Array.isArray(given) ? undefined : (given as Of | undefined);
const several = <Of>(given: Several<Of> | null | undefined): readonly Of[] | undefined =>
  Array.isArray(given) ? (given as readonly Of[]) : undefined;
const named = <Of>(
  names: Readonly<Record<string, Resource>> | undefined,
  of: (name: string, resource: Resource) => Of,
) =>
  Object.fromEntries(
    Object.entries(names ?? {}).flatMap(([name, resource]) => {
      const value = of(name, resource);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );

export function sheetToWire({ main, parts, lists }: Sheet, records: Records): Wire {
  return {
    ...toWire(main.resource, one(records[main.name])!),
    ...named(parts, (name, resource) => {
      const record = one(records[name]);
      return record ? toWire(resource, record) : {};
    }),
    ...named(lists, (name, resource) => (several(records[name]) ?? []).map((each) => toWire(resource, each))),
  };
}

export function sheetFromWire({ main, parts, lists }: Sheet, wire: Wire): Records {
  const isOwn = (name: string) => !Object.hasOwn(parts, name) && !Object.hasOwn(lists ?? {}, name);
  const own = Object.fromEntries(Object.entries(wire).filter(([name]) => isOwn(name)));
  return {
    [main.name]: fromWire(main.resource, own),
    ...named(parts, (name, resource) => {
      const part = wire[name];
      return isObject(part) && 'id' in part ? fromWire(resource, part) : null;
    }),
    ...named(lists, (name, resource) => (wire[name] as readonly Wire[]).map((each) => fromWire(resource, each))),
  };
}

export function sheetDraftsToWire({ main, parts, lists }: Sheet, drafts: Drafts): Wire {
  return {
    ...draftToWire(one(drafts[main.name]) ?? {}),
    ...named(parts, (name) => {
      const draft = one(drafts[name]);
      return draft && draftToWire(draft);
    }),
    ...named(lists, (name) => several(drafts[name])?.map(draftToWire)),
  };
}

/** @throws Refusal for a part that is no object, and a list that is none or has other items */
export function sheetDraftsFromWire({ main, parts, lists }: Sheet, wire: Wire): Drafts {
  const given = (name: string) => (Object.hasOwn(wire, name) ? (wire[name] ?? undefined) : undefined);
  const draftIn = (name: string, resource: Resource, part: unknown): Draft => {
    if (!isObject(part)) throw wrongParameter(name);
    return draftFromWire(resource, part);
  };
  return {
    [main.name]: draftFromWire(main.resource, wire),
    ...named(parts, (name, resource) => {
      const part = given(name);
      return part === undefined ? undefined : draftIn(name, resource, part);
    }),
    ...named(lists, (name, resource) => {
      const list = given(name);
      if (list === undefined) return undefined;
      if (!Array.isArray(list)) throw wrongParameter(name);
      return list.map((each, at) => draftIn(`${name}.${at}`, resource, each));
    }),
  };
}
