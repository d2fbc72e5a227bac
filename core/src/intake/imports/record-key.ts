import { columnOf, dictionaryOf, withShownValues, type Call, type Resource, type StoredRecord } from '../../records';

type Values = Readonly<Record<string, unknown>>;

/**
 * What a person reads in place of the value of a field, by row and field: the code of a reference, the label of a
 * dictionary's entry.
 */
export async function valuesShown(
  call: Call,
  resource: Resource,
  rows: readonly Values[],
): Promise<(at: number, name: string) => string> {
  const shown = await withShownValues(call, resource, rows as readonly StoredRecord[]);
  const labels = await labelsOf(call, resource);
  return (at, name) => {
    const field = resource.fields[name];
    const values: Values = shown[at] ?? {};
    if (field && 'to' in field && 'shows' in field) {
      const { by, shows } = field as { by: string; shows: Readonly<Record<string, { from: string }>> };
      const property = Object.entries(shows).find(([, { from }]) => from === by)?.[0];
      return String((property === undefined ? null : values[property]) ?? values[name] ?? '');
    }
    const value = values[name] ?? null;
    const keys = (Array.isArray(value) ? value : [value]).map((each) => String(each ?? ''));
    return keys.map((key) => labels.get(name)?.get(key) ?? key).join('、');
  };
}

async function labelsOf(call: Call, resource: Resource): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const labels = new Map<string, ReadonlyMap<string, string>>();
  for (const name of Object.keys(resource.fields)) {
    const column = columnOf(resource, name);
    const code = column && 'field' in column ? dictionaryOf(column.field) : null;
    if (code === null) continue;
    labels.set(name, new Map((await call.dictionary(code)).map(({ dictKey, dictValue }) => [dictKey, dictValue])));
  }
  return labels;
}

/** The natural key of each row as a person reads it, e.g. `2024-05 记 1 2`. */
export async function keysShown(call: Call, resource: Resource, rows: readonly Values[]): Promise<readonly string[]> {
  const show = await valuesShown(call, resource, rows);
  return rows.map((_, at) =>
    resource.naturalKey
      .map((name) => show(at, name))
      .filter(Boolean)
      .join(' '),
  );
}
