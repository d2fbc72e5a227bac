import { referencesOf, type Resource, type ShownOf, type StoredRecord } from './declaration/resource';
import { type Call, wholly } from './call';

type Row = StoredRecord;

/**
 * The records a page of rows refers to, with what their references show, read once per referenced resource. Data scopes
 * do not apply to other registers, because a caller who sees a record also sees the names in it.
 */
export async function referencedRecords(
  call: Call,
  resource: Resource,
  rows: readonly Row[],
): Promise<Map<string, StoredRecord>> {
  const wanted = new Map<string, Wanted>();
  for (const [name, field] of referencesOf(resource)) {
    const { ids, fields } = wanted.get(field.to) ?? { ids: new Set<string>(), fields: new Set<string>() };
    for (const each of [field.by, ...Object.values(field.shows).map(({ from }) => from)]) fields.add(each);
    for (const row of rows) {
      const value = row[name];
      if (typeof value === 'string') ids.add(value);
      else for (const id of idsIn(value)) ids.add(id);
    }
    wanted.set(field.to, { ids, fields });
  }
  const read = await Promise.all(
    [...wanted].map(([to, named]) =>
      recordsNamed(to === resource.name ? call : wholly(call), call.resourceNamed(to), named),
    ),
  );
  return new Map(read.flat().map((record) => [record.id, record]));
}

/** The records of a register that rows name, and what they show of them. */
interface Wanted {
  readonly ids: Set<string>;
  readonly fields: Set<string>;
}

/** Without what the rows do not show: a project has forty fields, of which a list shows two. */
async function recordsNamed(call: Call, resource: Resource, { ids, fields }: Wanted): Promise<StoredRecord[]> {
  if (ids.size === 0) return [];
  const without = Object.keys(resource.fields).filter((name) => !fields.has(name));
  const where = [{ field: 'id', is: 'in', value: [...ids] }] as const;
  return (await call.records.find(resource, { where, without })) as StoredRecord[];
}

/** Adds to each row what its references show, e.g. `deptName` beside `deptId`. */
export async function withShownValues<Of extends Resource, R extends Row>(
  call: Call,
  resource: Of,
  rows: readonly R[],
): Promise<(R & ShownOf<Of>)[]> {
  const references = referencesOf(resource);
  if (references.length === 0) return rows as (R & ShownOf<Of>)[];
  const found = await referencedRecords(call, resource, rows);
  const shows = references.flatMap(([by, field]) =>
    Object.entries(field.shows).map(([name, { from }]) => ({ by, name, from })),
  );
  // Preallocates the shown properties: an object that grows property by property becomes a slow hash table.
  const blank = Object.fromEntries(
    [...Object.keys(rows[0] ?? {}), ...shows.map(({ name }) => name)].map((name) => [name, null]),
  );
  return rows.map((row) => {
    const shown: Record<string, unknown> = { ...blank, ...row };
    for (const { by, name, from } of shows) shown[name] = shownBy(row[by], from, found);
    return shown as R & ShownOf<Of>;
  });
}

function shownBy(value: unknown, from: string, found: ReadonlyMap<string, StoredRecord>): string | null {
  if (typeof value === 'string') {
    const record = found.get(value);
    return record ? String(record[from] ?? '') : null;
  }
  const records = idsIn(value).flatMap((id) => found.get(id) ?? []);
  return records.length ? records.map((record) => String(record[from] ?? '')).join(',') : null;
}

export function idsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.map(String) : [];
}
