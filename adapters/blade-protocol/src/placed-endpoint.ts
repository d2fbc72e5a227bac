import { argument, type Resource, type SpecialCall } from '@rdm/core/internal/records';
import * as v from 'valibot';
import type { BodyList, Endpoint } from './endpoint';
import type { WireLine } from './wire/wire-line';
import { draftFromWire } from './wire-record';

type Entries = v.ObjectEntries;

/** Combines a call with its wire line: assigns each argument to a part of the request. */
export function placedEndpoint(
  { args, list, keyed, ...line }: WireLine,
  { takes, takesBeside, about }: Pick<SpecialCall, 'takes' | 'takesBeside' | 'about'>,
): Endpoint {
  const inPath = namesIn(line.path);
  const entries = takes && isPlainObject(takes) ? takes.entries : undefined;
  if (!entries && (inPath.length > 0 || (list && !list.drafts)))
    throw new Error(`${about.zh}: its arguments must be an object`);
  const params = inPath.length > 0 ? v.object(picked(entries!, (name) => inPath.includes(name))) : undefined;
  const rest = entries && picked(entries, (name) => !inPath.includes(name) && name !== list?.name);
  // Arguments read as a whole, e.g. amounts by name, are no object schema and are sent as they are.
  const others = entries ? (Object.keys(rest!).length > 0 ? v.object(renamed(rest!, line.names)) : undefined) : takes;
  const beside = keyed ? v.object({ ...entriesOf(takesBeside), key: argument.optional(v.string()) }) : takesBeside;
  return {
    ...line,
    ...(params && { params }),
    ...(list && { bodyList: bodyListOf(list, entries ?? {}) }),
    ...(args === 'body'
      ? { ...(others && { body: others }), ...(beside && { query: beside }) }
      : { ...((others ?? beside) && { query: together(others, beside) }) }),
  };
}

/** Whether arguments are parsed one by one: a pipe transforms an object as a whole. */
const isPlainObject = (schema: object): schema is { readonly entries: Entries } =>
  'entries' in schema && !('pipe' in schema);

const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

const picked = (entries: Entries, wanted: (name: string) => boolean): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => wanted(name)));

const renamed = (entries: Entries, names: Readonly<Record<string, string>> = {}): Entries =>
  Object.fromEntries(Object.entries(entries).map(([name, entry]) => [names[name] ?? name, entry]));

const entriesOf = (schema: SpecialCall['takes']): Entries =>
  schema && 'entries' in schema ? (schema.entries as Entries) : {};

const together = (one: SpecialCall['takes'], other: SpecialCall['takes']): NonNullable<Endpoint['query']> =>
  one && other ? v.object({ ...entriesOf(one), ...entriesOf(other) }) : (one ?? other)!;

/** A draft as every submit sends it. */
const draftOf = (resource: Resource) =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((body) => draftFromWire(resource, body)),
  );

function bodyListOf({ name, most, drafts }: NonNullable<WireLine['list']>, entries: Entries): BodyList {
  if (drafts) return { name, items: draftOf(drafts), most };
  const schema = entries[name] as { readonly item?: v.GenericSchema } | undefined;
  if (!schema?.item) throw new Error(`The list ${name} must be declared as an array`);
  return { name, items: schema.item, most };
}
