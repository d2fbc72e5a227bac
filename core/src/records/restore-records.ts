import { faults, Refusal, text } from '../kernel';
import { restoreRows } from './declaration/write-records';
import { wholly, type Call, type ResourceHooks } from './call';
import type { Resource } from './declaration/resource';

/** Undoes deletions, all or none; a record whose natural key was taken meanwhile is refused. */
export async function restoreRecords(
  call: Call,
  resource: Resource,
  hooks: ResourceHooks,
  ids: readonly string[],
): Promise<{ restored: number }> {
  if (ids.length === 0) throw new Refusal(faults.invalid(text('请选择至少一条数据', 'Select at least one record')));
  const rows = await restoreRows(call, resource, ids);
  if (rows.length < new Set(ids).size) throw new Refusal(faults.notFound(resource.label));
  await hooks.afterRestore?.(wholly(call), rows);
  await call.restored(resource, rows);
  return { restored: rows.length };
}
