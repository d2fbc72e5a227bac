import { referencesOf, type Call, type ReferenceField, type Resource, type StoredRecord } from '../../kernel';

type Row = StoredRecord;

/** The records a page of rows refers to, read once per referenced resource. */
export async function referencedRecords(
  call: Call,
  resource: Resource,
  rows: readonly Row[],
): Promise<Map<string, StoredRecord>> {
  const wanted = new Map<string, Set<string>>();
  for (const [name, field] of referencesOf(resource)) {
    const ids = wanted.get(field.to) ?? new Set<string>();
    for (const row of rows) for (const id of idsIn(row[name])) ids.add(id);
    wanted.set(field.to, ids);
  }
  const found = new Map<string, StoredRecord>();
  for (const [to, ids] of wanted) {
    if (ids.size === 0) continue;
    const where = [{ field: 'id', is: 'in' as const, value: [...ids] }];
    for (const record of await call.records.find(call.resourceNamed(to), { where })) found.set(record.id, record);
  }
  return found;
}

/** Adds to each row what its references show, e.g. `deptName` beside `deptId`. */
export async function withShownValues<R extends Row>(call: Call, resource: Resource, rows: readonly R[]): Promise<R[]> {
  const references = referencesOf(resource);
  if (references.length === 0) return [...rows];
  const found = await referencedRecords(call, resource, rows);
  return rows.map((row) => ({
    ...row,
    ...Object.assign({}, ...references.map(([name, field]) => shownBy(field, row[name], found))),
  }));
}

function shownBy(
  field: ReferenceField,
  value: unknown,
  found: ReadonlyMap<string, StoredRecord>,
): Record<string, string | null> {
  const records = idsIn(value).flatMap((id) => found.get(id) ?? []);
  return Object.fromEntries(
    Object.entries(field.shows).map(([name, { from }]) => [
      name,
      records.length ? records.map((record) => String(record[from] ?? '')).join(',') : null,
    ]),
  );
}

export function idsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.map(String) : [];
}
