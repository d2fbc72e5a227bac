import { newRow, type Call, type Condition, type Resource, type StoredRecord } from '../../kernel';

type Values = Readonly<Record<string, unknown>>;

/**
 * Puts freshly derived rows in the place of those that stand. A row whose natural key was there before keeps its id,
 * so that links to it hold and a second run leaves the same.
 */
export async function rebuildRecords(
  call: Call,
  resource: Resource,
  where: readonly Condition[],
  rows: readonly Values[],
): Promise<StoredRecord[]> {
  const keyOf = (values: Values) => JSON.stringify(resource.naturalKey.map((name) => values[name] ?? null));
  const before = new Map((await call.records.find(resource, { where })).map((row) => [keyOf(row), row.id]));
  await call.records.purge(resource, where);
  const made = rows.map((values) => {
    const row = newRow(call, resource, values);
    return { ...row, id: before.get(keyOf(values)) ?? row.id };
  });
  await call.records.insert(resource, made);
  return made;
}
