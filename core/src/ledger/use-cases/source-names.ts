import type { CostPart } from '../../cost';
import { referencesOf, type Call, type StoredRecord } from '../../records';
import { project } from '../../project';

/**
 * Display names of the source rows of cost, by row id: the person of a payroll line, the asset that was used, the
 * summary of a voucher. Rows identified only by project and month are omitted, as the trace already has both.
 */
export async function sourceNames(call: Call, parts: readonly CostPart[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const name of new Set(parts.map(({ source }) => source.resource))) {
    const ids = parts.filter(({ source }) => source.resource === name).map(({ source }) => source.id);
    for (const [id, label] of await namesIn(call, name, ids)) names.set(id, label);
  }
  return names;
}

async function namesIn(call: Call, resourceName: string, ids: readonly string[]): Promise<[string, string][]> {
  const resource = call.resourceNamed(resourceName);
  const rows = await byId(call, resourceName, ids);
  const [field, reference] =
    referencesOf(resource).find(([, { to, createsMissing }]) => to !== project.name && !createsMissing) ?? [];
  if (!field || !reference) {
    const { kind } = resource.fields[resource.title]!;
    return kind === 'text' ? rows.map((row) => [row.id, String(row[resource.title] ?? '')]) : [];
  }
  const named = call.resourceNamed(reference.to);
  const found = new Map(
    (
      await byId(
        call,
        reference.to,
        rows.map((row) => String(row[field])),
      )
    ).map((row) => [row.id, row]),
  );
  return rows.flatMap((row): [string, string][] => {
    const other = found.get(String(row[field]));
    return other ? [[row.id, `${String(other[reference.by])} ${String(other[named.title])}`]] : [];
  });
}

function byId(call: Call, resourceName: string, ids: readonly string[]): Promise<StoredRecord[]> {
  return call.records.find(call.resourceNamed(resourceName), { where: [{ field: 'id', is: 'in', value: ids }] });
}
