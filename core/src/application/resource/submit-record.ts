import {
  faults,
  initialDraft,
  insertRecords,
  Refusal,
  text,
  updateRecords,
  validateRecord,
  type Call,
  type Draft,
  type FieldFault,
  type Resource,
  type StoredRecord,
} from '../../kernel';
import type { ResourceHooks } from '../resource-hooks';
import { checkAgainstStored } from './check-values';
import { existing, recordDetail } from './record-detail';

/**
 * Adds a record when `id` is empty, else changes it; properties that are absent or null keep their value, an empty
 * text clears it. A given `version` that is no longer the stored one is refused with 409.
 */
export async function submitRecord(
  call: Call,
  resource: Resource,
  hooks: ResourceHooks,
  draft: Draft,
): Promise<StoredRecord> {
  const before = await recordMeant(call, resource, draft);
  const given = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined && value !== null));
  const today = call.clock.now().slice(0, 10);
  const basis = before ?? initialDraft(resource, today);
  const validation = validateRecord(resource, { ...basis, ...given });
  const values = keepProgramOwned(resource, validation.values, before);
  const found: FieldFault[] = [...validation.faults];
  if (found.length === 0) found.push(...(await checkAgainstStored(call, resource, values)));
  if (found[0]) throw new Refusal(faults.invalid(found[0].message, found));
  await hooks.beforeSubmit?.(call, values, before);
  if (!before) {
    const [row] = await insertRecords(call, resource, [values]);
    return recordDetail(call, resource, row!.id);
  }
  if (given.version !== undefined && Number(given.version) !== before.version) throw new Refusal(faults.staleVersion());
  const stale = await updateRecords(call, resource, [{ before, values }]);
  if (stale.length) throw new Refusal(faults.staleVersion());
  return recordDetail(call, resource, before.id);
}

async function recordMeant(call: Call, resource: Resource, draft: Draft): Promise<StoredRecord | null> {
  if (typeof draft.id === 'string' && draft.id !== '') return existing(call, resource, draft.id);
  if (draft.id !== undefined && draft.id !== null && draft.id !== '') {
    throw new Refusal(faults.invalid(text('编号应为字符串', 'The id must be text')));
  }
  if (resource.submitFinds !== 'naturalKey') return null;
  const { values } = validateRecord(resource, draft);
  const [found] = await call.records.findByKeys(resource, [values]);
  return found ?? null;
}

/** Structures and secrets are written by the program only, whatever a request says. */
function keepProgramOwned(resource: Resource, values: Record<string, unknown>, before: StoredRecord | null) {
  const owned = Object.entries(resource.fields).filter(([, field]) => field.kind === 'structure' || field.secret);
  return { ...values, ...Object.fromEntries(owned.map(([name]) => [name, before?.[name] ?? null])) };
}
