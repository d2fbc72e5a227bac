import type { Draft, StoredRecord } from '@rdm/core/internal/records';
import { wrongParameter, type Sheet } from './endpoint';
import { draftFromWire, draftToWire, fromWire, toWire } from './wire-record';

type Wire = Readonly<Record<string, unknown>>;
type Records = Readonly<Record<string, StoredRecord | null>>;
type Drafts = Readonly<Record<string, Draft | undefined>>;

const isObject = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function sheetToWire({ main, parts }: Sheet, records: Records): Wire {
  const wire = Object.entries(parts).map(([name, resource]) => {
    const record = records[name];
    return [name, record ? toWire(resource, record) : {}] as const;
  });
  return { ...toWire(main.resource, records[main.name]!), ...Object.fromEntries(wire) };
}

export function sheetFromWire({ main, parts }: Sheet, wire: Wire): Records {
  const own = Object.fromEntries(Object.entries(wire).filter(([name]) => !Object.hasOwn(parts, name)));
  const read = Object.entries(parts).map(([name, resource]) => {
    const part = wire[name];
    return [name, isObject(part) && 'id' in part ? fromWire(resource, part) : null] as const;
  });
  return { [main.name]: fromWire(main.resource, own), ...Object.fromEntries(read) };
}

export function sheetDraftsToWire({ main, parts }: Sheet, drafts: Drafts): Wire {
  const wire = Object.keys(parts).flatMap((name) => {
    const draft = drafts[name];
    return draft ? [[name, draftToWire(draft)] as const] : [];
  });
  return { ...draftToWire(drafts[main.name] ?? {}), ...Object.fromEntries(wire) };
}

/** @throws Refusal for a part that is no object */
export function sheetDraftsFromWire({ main, parts }: Sheet, wire: Wire): Drafts {
  const read = Object.entries(parts).flatMap(([name, resource]) => {
    const part = Object.hasOwn(wire, name) ? wire[name] : undefined;
    if (part === undefined || part === null) return [];
    if (!isObject(part)) throw wrongParameter(name);
    return [[name, draftFromWire(resource, part)] as const];
  });
  return { [main.name]: draftFromWire(main.resource, wire), ...Object.fromEntries(read) };
}
