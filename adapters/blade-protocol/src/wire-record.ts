import { storageOf, type Draft, type HistoryEntry, type Resource, type StoredRecord } from '@rdm/core/internal/records';
import { wrongParameter } from './endpoint';
import { withoutStockFields } from './stock-fields';

/** Null is never on the wire: texts are empty, integers −1, lists comma-joined. docs/wire.md, Values */
export function toWire(resource: Resource, record: StoredRecord): Record<string, unknown> {
  // Most values are sent as they are: copies the whole record, then replaces the few that are not.
  const wire: Record<string, unknown> = { ...record };
  for (const name in wire) {
    const value = wire[name];
    if (value === null || value === undefined) wire[name] = nothingOf(resource, name);
    else if (Array.isArray(value) && typeNamed(resource, name) !== 'json') wire[name] = value.join(',');
  }
  for (const name of secretsOf(resource)) delete wire[name];
  wire.isDeleted = 0;
  if (resource.tenantNumber && record[resource.tenantNumber]) wire.tenantId = record[resource.tenantNumber];
  return wire;
}

function nothingOf(resource: Resource, name: string): unknown {
  if (name === resource.parent) return '0';
  const type = typeNamed(resource, name);
  if (type === 'integer') return -1;
  return type === 'json' ? {} : '';
}

function typeNamed(resource: Resource, name: string): string | null {
  const field = resource.fields[name];
  return field ? storageOf(field).type : null;
}

const secrets = new WeakMap<Resource, readonly string[]>();

function secretsOf(resource: Resource): readonly string[] {
  let names = secrets.get(resource);
  if (!names) {
    names = Object.keys(resource.fields).filter((name) => resource.fields[name]?.secret);
    secrets.set(resource, names);
  }
  return names;
}

/** One side of a change: the fields it names and nothing else. */
const changedToWire = (resource: Resource, changed: HistoryEntry['before']) => {
  if (changed === null) return null;
  const { isDeleted: _, ...wire } = toWire(resource, changed as StoredRecord);
  return wire;
};

export function historyToWire(resource: Resource, entries: readonly HistoryEntry[]) {
  return entries.map((entry) => ({
    ...entry,
    userId: entry.userId ?? '',
    account: entry.account ?? '',
    accountName: entry.accountName ?? '',
    before: changedToWire(resource, entry.before),
    after: changedToWire(resource, entry.after),
  }));
}

export function historyFromWire(resource: Resource, wire: readonly HistoryEntry[]): HistoryEntry[] {
  const side = (changed: HistoryEntry['before']) => changed && { ...fromWire(resource, changed) };
  return wire.map((entry) => ({
    ...entry,
    userId: entry.userId || null,
    account: entry.account || null,
    // A server that names nobody shows the account.
    accountName: entry.accountName || entry.account || null,
    before: side(entry.before),
    after: side(entry.after),
  }));
}

/** The record behind a wire object: empty text is null again, comma-joined lists are lists. */
export function fromWire(resource: Resource, wire: Readonly<Record<string, unknown>>): StoredRecord {
  const { isDeleted: _, ...rest } = withoutStockFields(resource, wire);
  const record: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(rest)) {
    const field = resource.fields[name];
    const storage = field ? storageOf(field) : null;
    const type = storage?.type ?? null;
    const nothing = value === '' || (type === 'integer' && value === -1) || (name === resource.parent && value === '0');
    // Of other structures an empty object may be the value.
    const unread = storage?.type === 'json' && storage.packing !== undefined && isNone(value);
    if (nothing || unread) record[name] = null;
    else if ((type === 'textList' || type === 'idList') && typeof value === 'string') record[name] = value.split(',');
    else record[name] = value;
  }
  return record as unknown as StoredRecord;
}

/** An empty object; an empty list is a value. */
const isNone = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

/** What a form sends: lists comma-joined; null is left out so that the field keeps its value. */
export function draftToWire(draft: Draft): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(draft)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  );
}

/** The draft in a request's body: null and absent keep a value, −1 clears an integer, ids may be numbers. */
export function draftFromWire(resource: Resource, body: Readonly<Record<string, unknown>>): Draft {
  const draft: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(withoutStockFields(resource, body))) {
    // `hasOwn`, because a body may contain names such as `constructor`.
    const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
    if (name === 'id' || name === 'version') {
      if (!isScalar(value)) throw wrongParameter(name);
      draft[name] = name === 'version' ? value : value === null || value === -1 ? '' : String(value);
    } else if (field && field.kind !== 'structure') {
      if (!isPlain(value)) throw wrongParameter(name);
      const minusOne = storageOf(field).type === 'integer' && Number(value) === -1 && value !== '';
      draft[name] = minusOne ? null : name === resource.parent && String(value) === '0' ? '' : value;
    }
  }
  return draft;
}

/** Whether it can be the id or the version of a record. */
const isScalar = (value: unknown) => value === null || typeof value === 'string' || typeof value === 'number';

/** A text, number, boolean or null, or a list of these: the values of fields. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((item) => typeof item !== 'object');
  return typeof value !== 'object' || value === null;
}
