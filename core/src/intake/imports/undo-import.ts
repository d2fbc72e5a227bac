import { faults, fill, Refusal, text } from '../../kernel';
import {
  removeRecords,
  removeRows,
  requirePermission,
  restoreRows,
  updateRecords,
  wholly,
  type Call,
  type Resource,
} from '../../records';
import { obstaclesOf, referencesTo } from './find-obstacles';
import { importEffects, storedOf, type ImportEffect, type RegisterEffects } from './import-effects';
import { importRecord, UNDONE } from './import-record';
import { importNamed, registerOf, type ImportRecord } from './seen-import';

const UNDONE_ALREADY = text(
  '该导入已于{time}由{account}撤销，不能重复撤销',
  'This import was undone on {time} by {account}; it cannot be undone twice',
);
const BUILT_UPON = text(
  '有{count}处妨碍撤销，请先处理：{first}',
  'Obstacles to undoing the import: {count}; deal with these first: {first}',
);

/** What was put back. */
export interface UndoneImport {
  /** Records that the import had added, and that are removed now. */
  readonly removed: number;
  /** Records with their former values again. */
  readonly restored: number;
  /** What the import had added to other registers, e.g. a department, and something else uses by now. */
  readonly kept: number;
}

const REMOVED_AT_ONCE = 500;
const CHANGED_AT_ONCE = 150;

/**
 * Takes an import back in the transaction of the call: what it added is removed, what it changed has its former values,
 * through the same checks as any write. Refuses while anything later builds on it, naming each obstacle.
 */
export async function undoImport(call: Call, { id }: { readonly id: string }): Promise<UndoneImport> {
  await call.records.lock(`import ${id}`);
  const record = await importNamed(call, id);
  const register = registerOf(call, record);
  requireUndoing(call, record, register);
  if (record.state === UNDONE) {
    const given = { time: record.undoneAt ?? '', account: record.undoneBy ?? '' };
    throw new Refusal({ code: 409, name: 'IMPORT_UNDONE', message: fill(UNDONE_ALREADY, given) });
  }
  const obstacles = await obstaclesOf(call, record);
  const [first] = obstacles.rows;
  if (first) {
    const { total: count } = obstacles;
    const message = text(
      fill(BUILT_UPON, { count, first: `${first.key} ${first.message.zh}`.trim() }).zh,
      fill(BUILT_UPON, { count, first: `${first.key} ${first.message.en}`.trim() }).en,
    );
    throw new Refusal({ code: 409, name: 'IMPORT_BUILT_UPON', message, data: obstacles });
  }
  const [own, ...others] = await importEffects(wholly(call), record.importNo!, register);
  const undone = { removed: 0, restored: 0, kept: 0 };
  undone.removed += await removeAdded(call, own!);
  for (const each of [own!, ...others]) undone.restored += await putBack(each === own ? call : wholly(call), each);
  for (const each of others) {
    const { removed, kept } = await removeUnused(wholly(call), each);
    undone.removed += removed;
    undone.kept += kept;
  }
  const values = { state: UNDONE, undoneBy: call.caller.account, undoneAt: call.clock.now() };
  const stale = await updateRecords(wholly(call), importRecord, [{ before: record, values }]);
  if (stale.length) throw new Refusal(faults.staleVersion());
  return undone;
}

/** Who may import the register may undo imports of their own; who may remove its records, all of them. */
function requireUndoing({ caller }: Call, { createUser }: ImportRecord, { permissions }: Resource): void {
  if (caller.permissions.has(permissions.remove)) return;
  requirePermission(caller, createUser === caller.userId ? permissions.import : permissions.remove);
}

const idsOf = (effects: readonly ImportEffect[], kind: ImportEffect['kind']): string[] =>
  effects.filter((effect) => effect.kind === kind).map(({ recordId }) => recordId);

async function removeAdded(call: Call, { resource, effects }: RegisterEffects): Promise<number> {
  const ids = idsOf(effects, 'added');
  // Nodes of a tree are removed together, because one that is left may lie below one that goes.
  const size = resource.parent ? Math.max(ids.length, 1) : REMOVED_AT_ONCE;
  for (let from = 0; from < ids.length; from += size) {
    await removeRecords(call, resource, call.hooksOf(resource), ids.slice(from, from + size));
  }
  return ids.length;
}

async function putBack(call: Call, { resource, effects }: RegisterEffects): Promise<number> {
  const changed = effects.filter(({ kind }) => kind === 'changed');
  for (let from = 0; from < changed.length; from += CHANGED_AT_ONCE) {
    const some = changed.slice(from, from + CHANGED_AT_ONCE);
    const stored = await storedOf(call, resource, some);
    const changes = some.flatMap(({ recordId, before }) => {
      const now = stored.get(recordId);
      return now ? [{ before: now, values: before }] : [];
    });
    const stale = await updateRecords(call, resource, changes);
    // A record outside the caller's part of the register is not found either.
    if (stale.length || changes.length < some.length) throw new Refusal(faults.notFound(resource.label));
  }
  const removed = idsOf(effects, 'removed');
  if (removed.length) await restoreRows(call, resource, removed);
  return changed.length + removed.length;
}

/** Removes what the import added to another register, unless something else uses it by now. */
async function removeUnused(
  call: Call,
  { resource, effects }: RegisterEffects,
): Promise<{ readonly removed: number; readonly kept: number }> {
  const added = effects.filter(({ kind }) => kind === 'added');
  if (added.length === 0) return { removed: 0, kept: 0 };
  const used = await referencesTo(call, resource, idsOf(added, 'added'), []);
  const free = added.filter(({ recordId, isOvertaken }) => !isOvertaken && !used.has(recordId));
  const rows = [...(await storedOf(call, resource, free)).values()];
  let removed = 0;
  for (const row of rows) {
    if (!(await isRemovable(call, resource, row))) continue;
    removed += await removeRows(call, resource, [row]);
    await call.hooksOf(resource).afterRemove?.(call, [row]);
  }
  return { removed, kept: added.length - removed };
}

/** Whether the register itself lets a record go; its check only reads. */
async function isRemovable(
  call: Call,
  resource: Resource,
  row: Parameters<typeof removeRows>[2][number],
): Promise<boolean> {
  try {
    await call.hooksOf(resource).beforeRemove?.(call, [row]);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
