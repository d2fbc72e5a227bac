import {
  columnHeading,
  columnOf,
  type Call,
  type ImportEntry,
  type Resource,
  type StoredRecord,
  pageBounds,
} from '../../records';
import { importNamed } from './seen-import';
import { valuesShown, keysShown } from './record-key';

/** A record that an import added or changed, with its cells as a workbook shows them. */
export interface ImportedRecord {
  /** Name of the resource; beside the register of the import also what the import added to others. */
  readonly register: string;
  readonly registerLabel: { readonly zh: string; readonly en: string };
  readonly recordId: string;
  readonly kind: 'new' | 'changed' | 'removed';
  /** The natural key as it is shown; empty where the record is not for the caller to see. */
  readonly key: string;
  readonly cells: readonly { readonly column: string; readonly before: string; readonly after: string }[];
  /** The caller may not see the register, or this record of it. */
  readonly hidden: boolean;
  /** Changed again since. */
  readonly overtaken: boolean;
}

export interface ImportedChanges {
  readonly total: number;
  readonly rows: readonly ImportedRecord[];
}

const kinds = { insert: 'new', update: 'changed', restore: 'changed', call: 'changed', remove: 'removed' } as const;

/** A page of what an import changed, in the order in which it was written. */
export async function importedChanges(
  call: Call,
  {
    id,
    current,
    size,
  }: { readonly id: string; readonly current?: number | undefined; readonly size?: number | undefined },
): Promise<ImportedChanges> {
  const { importNo } = await importNamed(call, id);
  const bounds = pageBounds({ ...(current !== undefined && { current }), ...(size !== undefined && { size }) });
  const part = { offset: bounds.offset, limit: Math.min(bounds.size, MOST) };
  const entries = await call.records.importHistory(importNo!, part);
  const rows = new Map<string, ImportedRecord>();
  for (const name of new Set(entries.map(({ resource }) => resource))) {
    const own = entries.filter(({ resource }) => resource === name);
    for (const [at, shown] of (await recordsShown(call, call.resourceNamed(name), own)).entries()) {
      rows.set(own[at]!.id, shown);
    }
  }
  return {
    total: await call.records.countImportHistory(importNo!),
    rows: entries.flatMap((entry) => rows.get(entry.id) ?? []),
  };
}

/** Rows of the largest page. */
const MOST = 500;

async function recordsShown(
  call: Call,
  resource: Resource,
  entries: readonly ImportEntry[],
): Promise<readonly ImportedRecord[]> {
  const mayView = call.caller.permissions.has(resource.permissions.view);
  const ids = [...new Set(entries.map(({ recordId }) => recordId))];
  const stored = mayView ? await call.records.find(resource, { where: [{ field: 'id', is: 'in', value: ids }] }) : [];
  const now = new Map<string, StoredRecord>(stored.map((record) => [record.id, record]));
  const before = await valuesShown(
    call,
    resource,
    entries.map((entry) => entry.before ?? {}),
  );
  const after = await valuesShown(
    call,
    resource,
    entries.map((entry) => entry.after ?? {}),
  );
  const keys = await keysShown(
    call,
    resource,
    entries.map((entry) => ({ ...now.get(entry.recordId), ...entry.before, ...entry.after })),
  );
  return entries.map((entry, at): ImportedRecord => {
    const hidden = !mayView || entry.isHidden === true;
    const names = Object.keys(resource.fields).filter(
      (name) => (entry.before && name in entry.before) || (entry.after && name in entry.after),
    );
    return {
      register: resource.name,
      registerLabel: resource.label,
      recordId: entry.recordId,
      kind: kinds[entry.action],
      key: hidden ? '' : (keys[at] ?? ''),
      cells: hidden
        ? []
        : names.map((name) => ({
            column: columnHeading(columnOf(resource, name)!),
            before: before(at, name),
            after: after(at, name),
          })),
      hidden,
      overtaken: entry.isOvertaken,
    };
  });
}
