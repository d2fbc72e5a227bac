import type { DraftValues, RecordOf, Resource, StoredRecord } from './declaration/resource';
import { faults, Refusal, text, type FieldFault } from '../kernel';
import { initialDraft, validateRecord } from './declaration/validate-record';
import { insertRecords, sameValue, updateRecords } from './declaration/write-records';
import { requirePermission, wholly, type Call, type ResourceHooks } from './call';
import type { Draft } from './declaration/field';
import type { SubmitOptions } from './declaration/resource-port';
import { checkAgainstStored } from './check-values';
import { messageAlone } from './message-alone';
import { existing } from './record-detail';
import { ruledIn } from './ruled-in';
import { recordRead, recordsRead } from './shown-page';
import { Submissions } from './submission';

/**
 * Adds a record when `id` is empty, else changes it; properties that are absent or null keep their value, an empty
 * text clears it. A given `version` that is no longer the stored one is refused with 409.
 */
export async function submitRecord<R extends Resource>(
  call: Call,
  resource: R,
  hooks: ResourceHooks,
  draft: Draft,
  { key }: SubmitOptions = {},
): Promise<RecordOf<R>> {
  if (!key) return recordRead(call, resource, hooks, (await writeRecord(call, resource, hooks, draft)).id);
  const submissions = new Submissions(call, resource, key);
  const earlier = await submissions.earlier();
  const written = await writeRecord(call, resource, hooks, { ...draft, ...earlier });
  await submissions.remember(written);
  return recordRead(call, resource, hooks, written.id);
}

/**
 * Adds or changes several records, all or none, as `submitRecord` does each, and reads them once, together.
 * @param placed what is told of a refused draft, by its place in the list, from 0
 */
export async function submitRecords<R extends Resource>(
  call: Call,
  resource: R,
  hooks: ResourceHooks,
  drafts: readonly Draft[],
  placed: (refusal: Refusal, at: number) => Refusal = (refusal) => refusal,
): Promise<RecordOf<R>[]> {
  const ids: string[] = [];
  for (const [at, draft] of drafts.entries()) {
    try {
      ids.push((await writeRecord(call, resource, hooks, draft)).id);
    } catch (error) {
      throw error instanceof Refusal ? placed(error, at) : error;
    }
  }
  return recordsRead(call, resource, hooks, ids);
}

/** A draft compared with the stored record: the values it would write, and their faults. */
export interface CheckedDraft<R extends Resource = Resource> {
  readonly before: RecordOf<R> | null;
  readonly values: DraftValues<R>;
  readonly faults: readonly FieldFault[];
  /** As it was sent. */
  readonly draft?: Draft;
}

/** Writes unless nothing differs, and returns the row as stored. */
async function writeRecord(call: Call, resource: Resource, hooks: ResourceHooks, draft: Draft): Promise<StoredRecord> {
  const checked = await checkDraft(call, resource, draft, await recordMeant(call, resource, draft));
  const [first] = checked.faults;
  if (first) throw new Refusal(faults.invalid(messageAlone(resource, first), checked.faults));
  return writeChecked(call, resource, hooks, checked);
}

/** Refuses a missing permission and a stale version; returns the values and all other faults. Writes nothing. */
export async function checkDraft<R extends Resource>(
  call: Call,
  resource: R,
  draft: Draft,
  before: RecordOf<R> | null,
): Promise<CheckedDraft<R>> {
  // Without an id it is known only now whether this adds or changes.
  requirePermission(call.caller, before ? resource.permissions.edit : resource.permissions.add);
  const given = Object.fromEntries(
    Object.entries(draft).filter(
      ([name, value]) => value !== undefined && value !== null && !isProgramOwned(resource, name),
    ),
  );
  const { version } = given;
  const isOf = draft.id === undefined || draft.id === null || draft.id === '' || draft.id === before?.id;
  if (before && isOf && version !== undefined && version !== '' && Number(version) !== before.version) {
    throw new Refusal(faults.staleVersion());
  }
  const today = call.clock.now().slice(0, 10);
  const basis = before ?? initialDraft(resource, today);
  const validation = validateRecord(await ruledIn(call, resource), { ...basis, ...given });
  const values = keepProgramOwned(resource, validation.values, before);
  const found: FieldFault[] = [...validation.faults];
  if (found.length === 0) found.push(...(await checkAgainstStored(call, resource, values, before)));
  return { before, values, faults: found, draft };
}

/** Writes a draft without faults, unless nothing differs, and returns the row as stored. */
export async function writeChecked<R extends Resource>(
  call: Call,
  resource: R,
  hooks: ResourceHooks,
  { before, values, draft }: CheckedDraft<R>,
): Promise<RecordOf<R>> {
  if (before && resource.parent) await refuseCircle(wholly(call), resource, resource.parent, before.id, values);
  await hooks.beforeSubmit?.(wholly(call), values, before, draft);
  if (before && Object.keys(values).every((name) => sameValue(before[name], values[name]))) return before;
  const written = before ? await changed(call, resource, before, values) : await added(call, resource, values);
  await call.written(resource, written, before);
  await hooks.afterSubmit?.(wholly(call), written, before);
  return written;
}

async function added<R extends Resource>(call: Call, resource: R, values: DraftValues<R>): Promise<RecordOf<R>> {
  const [row] = await insertRecords(call, resource, [values]);
  return row!;
}

async function changed<R extends Resource>(
  call: Call,
  resource: R,
  before: RecordOf<R>,
  values: DraftValues<R>,
): Promise<RecordOf<R>> {
  const stale = await updateRecords(call, resource, [{ before, values }]);
  if (stale.length) throw new Refusal(faults.staleVersion());
  return existing(call, resource, before.id);
}

/** The record a draft changes, by its id or its natural key; null when it adds one. */
export async function recordMeant<R extends Resource>(
  call: Call,
  resource: R,
  draft: Draft,
): Promise<RecordOf<R> | null> {
  if (resource.submitFinds === 'naturalKeyFirst' && resource.naturalKey.every((name) => isGiven(draft[name]))) {
    return namedByKey(call, resource, draft);
  }
  if (typeof draft.id === 'string' && draft.id !== '') return existing(call, resource, draft.id);
  if (draft.id !== undefined && draft.id !== null && draft.id !== '') {
    throw new Refusal(faults.invalid(text('编号应为字符串', 'The id must be text')));
  }
  return resource.submitFinds === 'naturalKey' ? namedByKey(call, resource, draft) : null;
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

async function namedByKey<R extends Resource>(call: Call, resource: R, draft: Draft): Promise<RecordOf<R> | null> {
  const { values } = validateRecord(await ruledIn(call, resource), draft);
  const [found] = await call.records.findByKeys(resource, [values]);
  return found ?? null;
}

/** Refuses a parent below the node itself: the cycle would not be reachable from the root. */
async function refuseCircle(
  call: Call,
  resource: Resource,
  parent: string,
  id: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const passed = new Set<unknown>();
  let above = values[parent] ?? null;
  while (typeof above === 'string' && !passed.has(above)) {
    if (above === id) {
      const message = text('上级不能是自己或自己的下级', 'The parent cannot be the record itself or one below it');
      throw new Refusal(faults.invalid(message, [{ field: parent, message }]));
    }
    passed.add(above);
    const [node] = await call.records.find(resource, { where: [{ field: 'id', is: 'equal', value: above }] });
    above = node?.[parent] ?? null;
  }
}

/** Structures and secrets are written by the program only; values for them in a request are ignored. */
function isProgramOwned(resource: Resource, name: string): boolean {
  const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
  return field?.kind === 'structure' || field?.secret === true;
}

function keepProgramOwned<R extends Resource>(
  resource: R,
  values: DraftValues<R>,
  before: RecordOf<R> | null,
): DraftValues<R> {
  const owned = Object.keys(resource.fields).filter((name) => isProgramOwned(resource, name));
  return { ...values, ...Object.fromEntries(owned.map((name) => [name, before?.[name as keyof RecordOf<R>] ?? null])) };
}
