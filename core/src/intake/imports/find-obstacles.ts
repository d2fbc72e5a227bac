import { fill, text, type Text } from '../../kernel';
import {
  referencesOf,
  wholly,
  type Call,
  type ReferenceField,
  type Resource,
  type StoredRecord,
  type Write,
  rowMaker,
} from '../../records';
import { importEffects, storedOf, type ImportEffect, type RegisterEffects } from './import-effects';
import { keysShown } from './record-key';
import { registerOf, type ImportRecord } from './seen-import';

const CHANGED_SINCE = text(
  '导入之后该记录又被修改，请直接在登记表中更正这条记录',
  'The record was changed after the import; correct it in its register',
);
const REMOVED_SINCE = text(
  '导入之后该记录已被删除，请先在登记表中恢复',
  'The record was removed after the import; restore it in its register first',
);
const REFERRED_TO = text(
  '“{register}”中有{count}条记录引用它，请先处理这些记录',
  'Records of {register} refer to it ({count}); change or remove these first',
);

/** Why one record of an import cannot be put back, and what to do. */
export interface Obstacle {
  readonly register: string;
  readonly recordId: string;
  /** The natural key as it is shown. */
  readonly key: string;
  readonly message: Text;
}

export interface Obstacles {
  readonly total: number;
  /** The first 100. */
  readonly rows: readonly Obstacle[];
}

/** The obstacles that are listed. */
const LISTED = 100;
const AT_ONCE = 500;

interface Found {
  readonly resource: Resource;
  readonly recordId: string;
  readonly message: Text;
}

/** Everything that later builds on an import, or that keeps it from being taken back. */
export async function obstaclesOf(call: Call, record: ImportRecord): Promise<Obstacles> {
  const register = registerOf(call, record);
  const all = await importEffects(wholly(call), record.importNo!, register);
  const found: Found[] = [];
  for (const one of all) {
    found.push(...(await laterChanges(call, one, register)));
    if (one.resource === register) found.push(...(await laterReferences(call, one, all)));
    found.push(...(await refusals(call, one)));
  }
  return { total: found.length, rows: await listed(call, found.slice(0, LISTED)) };
}

/** What the import added to other registers stays where it was changed since. */
async function laterChanges(call: Call, { resource, effects }: RegisterEffects, register: Resource): Promise<Found[]> {
  const overtaken = effects.filter(
    ({ isOvertaken, kind }) => isOvertaken && (resource === register || kind !== 'added'),
  );
  const stored = await storedOf(wholly(call), resource, overtaken);
  return overtaken.map(({ recordId }) => ({
    resource,
    recordId,
    message: stored.has(recordId) ? CHANGED_SINCE : REMOVED_SINCE,
  }));
}

/** References to added records from such that the import did not add itself. */
async function laterReferences(
  call: Call,
  { resource, effects }: RegisterEffects,
  all: readonly RegisterEffects[],
): Promise<Found[]> {
  const added = effects.filter(({ kind }) => kind === 'added').map(({ recordId }) => recordId);
  if (added.length === 0) return [];
  const counts = await referencesTo(call, resource, added, all);
  return [...counts].flatMap(([recordId, by]) =>
    [...by].map(([{ label }, count]) => ({
      resource,
      recordId,
      message: text(
        fill(REFERRED_TO, { register: label.zh, count }).zh,
        fill(REFERRED_TO, { register: label.en, count }).en,
      ),
    })),
  );
}

/** By record: how many records of each register refer to it, but those that the import added. */
export async function referencesTo(
  call: Call,
  { name }: Resource,
  ids: readonly string[],
  all: readonly RegisterEffects[],
): Promise<ReadonlyMap<string, ReadonlyMap<Resource, number>>> {
  const counts = new Map<string, Map<Resource, number>>();
  const wanted = new Set(ids);
  const { records, resources } = wholly(call);
  for (const resource of resources.filter(({ origin }) => origin !== 'view')) {
    const own = new Set(
      all
        .find((each) => each.resource.name === resource.name)
        ?.effects.flatMap(({ recordId, kind }) => (kind === 'added' ? recordId : [])),
    );
    // What was worked out for a record goes with it; what somebody entered there is not lost silently.
    const isInWay = ({ to, goesAlong }: ReferenceField) => to === name && !(goesAlong && resource.origin === 'derived');
    for (const [field] of referencesOf(resource).filter(([, reference]) => isInWay(reference))) {
      for (const row of await records.find(resource, { where: [{ field, is: 'in', value: ids }] })) {
        const named = [row[field]].flat().map(String);
        for (const id of own.has(row.id) ? [] : named.filter((each) => wanted.has(each))) {
          const ofRecord = counts.get(id) ?? new Map<Resource, number>();
          counts.set(id, ofRecord.set(resource, (ofRecord.get(resource) ?? 0) + 1));
        }
      }
    }
  }
  return counts;
}

/** Writes that are protected: a locked month, a declared year. */
async function refusals(call: Call, { resource, effects }: RegisterEffects): Promise<Found[]> {
  const found: Found[] = [];
  for (let from = 0; from < effects.length; from += AT_ONCE) {
    const some = effects.slice(from, from + AT_ONCE);
    const stored = await storedOf(wholly(call), resource, some);
    const writes = some.flatMap((effect) => writeOf(effect, stored.get(effect.recordId)));
    if (writes.length === 0) continue;
    const refused = await call.refusedWrites(
      resource,
      writes.map(({ write }) => write),
    );
    found.push(
      ...refused.map(({ at, fault }) => ({ resource, recordId: writes[at]!.recordId, message: fault.message })),
    );
  }
  return found;
}

function writeOf({ recordId, kind, before }: ImportEffect, stored: StoredRecord | undefined) {
  if (!stored || kind === 'removed') return [];
  const write: Write = { before: stored, after: kind === 'added' ? null : { ...stored, ...before } };
  return [{ recordId, write }];
}

async function listed(call: Call, found: readonly Found[]): Promise<Obstacle[]> {
  const keys = new Map<string, string>();
  for (const resource of new Set(found.map((each) => each.resource))) {
    if (!call.caller.permissions.has(resource.permissions.view)) continue;
    const ids = [...new Set(found.flatMap((each) => (each.resource === resource ? each.recordId : [])))];
    const rows = [...(await call.records.find(resource, { where: [{ field: 'id', is: 'in', value: ids }] }))];
    const there = new Set(rows.map(({ id }) => id));
    for (const id of ids.filter((each) => !there.has(each))) rows.push(...(await removed(call, resource, id)));
    for (const [at, key] of (await keysShown(call, resource, rows)).entries()) keys.set(rows[at]!.id, key);
  }
  return found.map(({ resource, recordId, message }) => ({
    register: resource.name,
    recordId,
    key: keys.get(recordId) ?? '',
    message,
  }));
}

/** A record that was removed, as its history still has it. */
async function removed(call: Call, resource: Resource, id: string): Promise<StoredRecord[]> {
  const [latest] = await call.records.history(resource.name, id);
  return latest ? [rowMaker(call, resource)({ ...latest.before, ...latest.after }, id)] : [];
}
