import {
  baseColumns,
  columnOf,
  pageBounds,
  pageOf,
  type Call,
  type Condition,
  type Page,
  type PageQuery,
  type Resource,
  type StoredRecord,
} from '../../kernel';
import { withShownValues } from './shown-values';

/** A page of records with what their references show. Conditions and orders on unknown columns are passed over. */
export async function listRecords(call: Call, resource: Resource, query: PageQuery): Promise<Page<StoredRecord>> {
  const bounds = pageBounds(query);
  const where = await ownConditions(call, resource, query.where ?? []);
  const asked = (query.order ?? []).filter(({ field }) => isColumn(resource, field));
  const rows = await call.records.find(resource, {
    where,
    order: asked.length ? asked : resource.order,
    offset: bounds.offset,
    limit: bounds.size,
  });
  const total = await call.records.count(resource, where);
  return pageOf(await withShownValues(call, resource, rows.map((row) => withoutSecrets(resource, row))), total, bounds);
}

const isColumn = (resource: Resource, field: string) =>
  Object.hasOwn(resource.fields, field) || Object.hasOwn(baseColumns, field);

export function withoutSecrets(resource: Resource, row: StoredRecord): StoredRecord {
  const secrets = Object.keys(resource.fields).filter((name) => resource.fields[name]?.secret);
  return secrets.length ? { ...row, ...Object.fromEntries(secrets.map((name) => [name, null])) } : row;
}

/** A condition on what a reference shows becomes one on the reference itself. */
async function ownConditions(call: Call, resource: Resource, where: readonly Condition[]): Promise<Condition[]> {
  const own: Condition[] = [];
  for (const condition of where) {
    if (isColumn(resource, condition.field)) {
      own.push(condition);
      continue;
    }
    const column = columnOf(resource, condition.field);
    if (!column || 'field' in column) continue;
    const matching = await call.records.find(call.resourceNamed(column.reference.to), {
      where: [{ ...condition, field: column.shown.from }],
    });
    own.push({ field: column.by, is: 'in', value: matching.map((record) => record.id) });
  }
  return own;
}
