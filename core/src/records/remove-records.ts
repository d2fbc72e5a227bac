import { faults, isId, Refusal, text } from '../kernel';
import { fieldsOf, recordHistory } from './declaration/write-records';
import { refuseWrites, wholly, type Call, type ResourceHooks } from './call';
import type { Resource, StoredRecord } from './declaration/resource';

/** Soft-deletes records, all or none. A tree node with remaining children is refused. */
export async function removeRecords(
  call: Call,
  resource: Resource,
  hooks: ResourceHooks,
  ids: readonly string[],
): Promise<{ removed: number }> {
  if (ids.length === 0) throw new Refusal(faults.invalid(text('请选择至少一条数据', 'Select at least one record')));
  const wanted = [...new Set(ids)].filter(isId);
  const rows = await call.records.find(resource, { where: [{ field: 'id', is: 'in', value: wanted }] });
  if (rows.length < new Set(ids).size) throw new Refusal(faults.notFound(resource.label));
  if (resource.parent) {
    const children = await wholly(call).records.count(resource, [
      { field: resource.parent, is: 'in', value: wanted },
      ...wanted.map((id) => ({ field: 'id', is: 'notEqual' as const, value: id })),
    ]);
    if (children) throw new Refusal(faults.invalid(text('请先删除子节点!', 'Delete its children first')));
  }
  await hooks.beforeRemove?.(wholly(call), rows);
  const removed = await removeRows(call, resource, rows);
  await hooks.afterRemove?.(wholly(call), rows);
  return { removed };
}

/** Soft-deletes records and writes this into their history; returns their number. */
export async function removeRows(call: Call, resource: Resource, rows: readonly StoredRecord[]): Promise<number> {
  if (rows.length === 0) return 0;
  const by = { user: call.caller.userId || null, time: call.clock.now() };
  const ids = rows.map(({ id }) => id);
  await refuseWrites(
    call,
    resource,
    rows.map((before) => ({ before, after: null })),
  );
  const removed = await call.records.remove(resource, ids, by);
  await recordHistory(
    call,
    rows.map((row) => ({
      resource,
      recordId: row.id,
      action: 'remove' as const,
      before: fieldsOf(resource, row),
      after: null,
    })),
  );
  return removed;
}
