import { faults, Refusal } from '../../kernel';
import { insertRecords, insertRows, updateRecords } from '../declaration/write-records';
import { wholly, type Call, type ResourceHooks } from '../call';
import type { Resource } from '../declaration/resource';
import type { CheckedImport } from './check-import';
import { keyOf } from './import-changes';
import { faulty } from './import-report';
import { reviewed, withLostReferences, withRefused } from './row-faults';

/**
 * Records written at a time, some 40 ms of work that blocks the event loop; a record being written is in memory several
 * times, with its history and as JSON.
 */
const ADDED_AT_ONCE = 250;
const CHANGED_AT_ONCE = 150;

/**
 * Writes the result of a check in one transaction. The checked data may have changed since: a key taken or a record
 * changed meanwhile is refused by the write itself, everything else is checked again first.
 */
export async function writeImport(
  call: Call,
  resource: Resource,
  hooks: ResourceHooks,
  checked: CheckedImport,
): Promise<void> {
  await prepare(call, hooks, checked);
  await lookAgain(call, resource, hooks, checked);
  await write(call, resource, hooks, checked);
}

/** The same for what was checked in this very transaction, which need not be looked at again. */
export async function writeAsChecked(
  call: Call,
  resource: Resource,
  hooks: ResourceHooks,
  checked: CheckedImport,
): Promise<void> {
  await prepare(call, hooks, checked);
  await write(call, resource, hooks, checked);
}

async function prepare(call: Call, hooks: ResourceHooks, { changes }: CheckedImport): Promise<void> {
  await hooks.beforeImport?.(
    wholly(call),
    changes.map(({ row }) => row.values),
  );
}

async function write(
  call: Call,
  resource: Resource,
  hooks: ResourceHooks,
  { changes, missing }: CheckedImport,
): Promise<void> {
  for (const [name, rows] of missing) await insertRows(call, call.resourceNamed(name), rows);
  const added = changes.flatMap(({ before, values }) => (before ? [] : [values]));
  for (const some of batchesOf(added, ADDED_AT_ONCE)) await insertRecords(call, resource, some);
  const changed = changes.flatMap(({ before, values }) => (before ? [{ before, values }] : []));
  for (const some of batchesOf(changed, CHANGED_AT_ONCE)) {
    const stale = await updateRecords(call, resource, some);
    if (stale.length) throw new Refusal(faults.staleVersion());
  }
  await hooks.afterImport?.(wholly(call), changed);
}

/** Refuses rows that have become invalid since the check; from here on locks keep them valid. */
async function lookAgain(
  call: Call,
  resource: Resource,
  hooks: ResourceHooks,
  { report, columns, changes, missing, withCells }: CheckedImport,
): Promise<void> {
  const planned = new Set(missing.flatMap(([, rows]) => rows.map(({ id }) => id)));
  const stored = new Map(changes.flatMap(({ before }) => (before ? [[keyOf(resource, before), before] as const] : [])));
  const rows = changes.map(({ row }) => row);
  const referring = await withLostReferences(call, resource, columns, rows, planned);
  const looked = await reviewed(call, resource, hooks, columns, referring, stored);
  const errors = (await withRefused(call, resource, columns, looked, changes)).flatMap((row) => row.errors);
  if (errors.length) throw faulty(report.rows, withCells(errors), report);
}

function* batchesOf<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}
