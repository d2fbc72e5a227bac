import { refuseWrites, type Call } from '../call';
import type { AuditEntry } from '../records';
import type { NewValues, RecordOf, Resource } from './resource';

type Values = Readonly<Record<string, unknown>>;

/** A complete row for a new record: the given values, every other field empty, base columns with the current time. */
export function newRow<R extends Resource>(call: Call, resource: R, values: NewValues<R>): RecordOf<R> {
  return rowMaker(call, resource)(values);
}

/** Makes rows as `newRow` does, all with the same time; with a new id unless one is given. */
export function rowMaker<R extends Resource>(
  call: Call,
  resource: R,
): (values: NewValues<R>, id?: string) => RecordOf<R> {
  const now = call.clock.now();
  const by = call.caller.userId || null;
  const none = emptyFields(resource);
  const stamp = {
    tenantId: call.caller.tenantId,
    version: 1,
    status: 1,
    createUser: by,
    createDept: call.caller.deptId,
    createTime: now,
    updateUser: by,
    updateTime: now,
  };
  // Several spreads in one literal take eight times as long, and a recompute makes tens of thousands of rows.
  return (values, id) => Object.assign({ id: '' }, none, values, stamp, { id: id ?? call.ids.next() });
}

const empty = new WeakMap<Resource, Values>();

/** Every field set to null, cached per resource. */
function emptyFields(resource: Resource): Values {
  let fields = empty.get(resource);
  if (!fields) {
    fields = Object.fromEntries(Object.keys(resource.fields).map((name) => [name, null]));
    empty.set(resource, fields);
  }
  return fields;
}

/** Adds records and writes their history. */
export async function insertRecords<R extends Resource>(
  call: Call,
  resource: R,
  list: readonly NewValues<R>[],
): Promise<RecordOf<R>[]> {
  const rows = list.map((values) => newRow(call, resource, values));
  await insertRows(call, resource, rows);
  return rows;
}

/** Adds rows that `newRow` made, for callers that need the ids beforehand. */
export async function insertRows<R extends Resource>(
  call: Call,
  resource: R,
  rows: readonly RecordOf<R>[],
): Promise<void> {
  if (rows.length === 0) return;
  await refuseWrites(
    call,
    resource,
    rows.map((after) => ({ before: null, after })),
  );
  await call.records.insert(resource, rows);
  await recordHistory(
    call,
    rows.map((row) => ({
      resource,
      recordId: row.id,
      action: 'insert' as const,
      before: null,
      after: fieldsOf(resource, row),
    })),
  );
}

/**
 * Updates existing records and keeps their previous values in the history.
 * Returns the ids of stale records: those changed or removed by another transaction meanwhile.
 */
export async function updateRecords<R extends Resource>(
  call: Call,
  resource: R,
  changes: readonly { readonly before: RecordOf<R>; readonly values: NewValues<R> }[],
): Promise<string[]> {
  const stamp = { updateUser: call.caller.userId || null, updateTime: call.clock.now() };
  const rows = changes.map(({ before, values }) => ({ ...before, ...values, ...stamp }));
  await refuseWrites(
    call,
    resource,
    changes.map(({ before }, at) => ({ before, after: rows[at]! })),
  );
  const stale = await call.records.update(resource, rows);
  await recordHistory(
    call,
    changes
      .filter(({ before }) => !stale.includes(before.id))
      .map(({ before, values }) => {
        const changed = Object.keys(values).filter(
          (name) => !resource.fields[name]?.secret && !sameValue(before[name], values[name]),
        );
        return {
          resource,
          recordId: before.id,
          action: 'update' as const,
          before: pick(before, changed),
          after: pick(values, changed),
        };
      }),
  );
  return stale;
}

/** Undoes soft deletes and writes this into the history; returns the restored records. */
export async function restoreRows<R extends Resource>(
  call: Call,
  resource: R,
  ids: readonly string[],
): Promise<RecordOf<R>[]> {
  const by = { user: call.caller.userId || null, time: call.clock.now() };
  const rows = await call.records.restore(resource, ids, by);
  await refuseWrites(
    call,
    resource,
    rows.map((after) => ({ before: null, after })),
  );
  await recordHistory(
    call,
    rows.map((row) => ({
      resource,
      recordId: row.id,
      action: 'restore' as const,
      before: null,
      after: fieldsOf(resource, row),
    })),
  );
  return rows;
}

/** Whether two canonical values are equal; lists and structures are compared deeply. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return (a ?? null) === (b ?? null);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => sameValue(a[name], b[name]));
}

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

export function fieldsOf(resource: Resource, row: Values): Record<string, unknown> {
  return pick(
    row,
    Object.entries(resource.fields)
      .filter(([name, field]) => !field.secret && (row[name] ?? null) !== null)
      .map(([name]) => name),
  );
}

function pick(values: Values, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
}

/** Appends history entries. Derived records have none: the call that rebuilt them is recorded instead. */
export async function recordHistory(
  call: Call,
  entries: readonly (Pick<AuditEntry, 'recordId' | 'action' | 'before' | 'after'> & { readonly resource: Resource })[],
): Promise<void> {
  const time = call.clock.now();
  const kept = entries.filter((entry) => entry.resource.origin === 'entered');
  if (kept.length === 0) return;
  await call.records.audit(
    kept.map((entry) => ({
      ...entry,
      resource: entry.resource.name,
      id: call.ids.next(),
      userId: call.caller.userId || null,
      account: call.caller.account || null,
      time,
      ...(call.importId !== undefined && { importId: call.importId }),
    })),
  );
}
