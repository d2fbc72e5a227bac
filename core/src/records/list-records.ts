import { bulkyFields } from './declaration/bulky-fields';
import { columnOf, type RecordOf, type Resource, type StoredRecord } from './declaration/resource';
import { baseColumns, storageOf, type Storage } from './declaration/storage';
import { faults, fill, Refusal, text } from '../kernel';
import { LARGEST_PAGE, pageBounds, pageOf, type Page, type PageQuery } from './page';
import type { Call } from './call';
import { sumsOfMatching } from './amount-sums';
import type { Comparison, Condition, FoundPage, Order, Selection, Where } from './records';
import { referredCall } from './referred-call';
import { withShownValues } from './shown-values';

/**
 * A page of records with what their references show. Must be the call's last use of its records (`Records.last`).
 * Invalid conditions and orders are ignored. `asSeen` may take away what the caller may not see; `beside` has values
 * to be added to each row: what it knows is read together with the rows, the rest with the names behind references.
 */
export async function listRecords<R extends Resource>(
  call: Call,
  resource: R,
  query: PageQuery,
  asSeen: (rows: RecordOf<R>[]) => Promise<RecordOf<R>[]> = async (rows) => rows,
  beside?: BesideRows,
): Promise<Page<RecordOf<R>>> {
  const bounds = pageBounds(query);
  const where = await ownConditions(call, resource, query.where ?? []);
  const order = ownOrder(resource, query);
  const [found, beforehand] = await Promise.all([
    foundPage(call, resource, { where, order, offset: bounds.offset, limit: bounds.size }, query),
    beside?.known?.(),
  ]);
  const rows = await asSeen(found.rows);
  const known = rows.length > 0 ? await knownBeside(beside, rows, beforehand) : undefined;
  const sums = query.sums ? await sumsOfMatching(call, resource, where as Where<R>) : undefined;
  const [total, shown, read] = await call.records.last(() =>
    Promise.all([
      endsHere(rows.length, bounds) ? bounds.offset + rows.length : found.total(),
      shownRows(call, resource, rows),
      rows.length > 0 ? beside?.ofRows(rows, known) : undefined,
    ]),
  );
  return { ...pageOf(withValues(shown, read), total, bounds), ...(sums && { sums }) };
}

/** The rows of a page, with null in place of what is not read: in brief what is bulky, and always what is secret of it. */
async function foundPage<R extends Resource>(
  call: Call,
  resource: R,
  selection: Selection,
  { brief = false }: PageQuery,
): Promise<FoundPage<RecordOf<R>>> {
  const without = bulkyFields(resource).filter((name) => brief || resource.fields[name]!.secret);
  if (without.length === 0) return call.records.page(resource, selection);
  const { rows, total } = await call.records.page(resource, { ...selection, without });
  const left = Object.fromEntries(without.map((name) => [name, null]));
  return { rows: rows.map((row) => ({ ...row, ...left }) as RecordOf<R>), total };
}

/** Values worked out for each row, from what is known whatever the rows are, and from the rows, in their order. */
export interface BesideRows {
  known?(): Promise<unknown>;
  /** What the values go by once the rows are known, from what was known before. */
  knownOfRows?(rows: readonly StoredRecord[], known: unknown): Promise<unknown>;
  ofRows(rows: readonly StoredRecord[], known: unknown): Promise<readonly Readonly<Record<string, unknown>>[]>;
}

/** What the values beside these rows go by. */
export const knownBeside = async (
  beside: BesideRows | undefined,
  rows: readonly StoredRecord[],
  beforehand: unknown,
): Promise<unknown> => (beside?.knownOfRows ? beside.knownOfRows(rows, beforehand) : beforehand);

/** The rows with the values worked out for each. */
export const withValues = <Row extends StoredRecord>(
  rows: readonly Row[],
  values: readonly Readonly<Record<string, unknown>>[] | undefined,
): Row[] => (values ? rows.map((row, at) => ({ ...row, ...values[at] })) : [...rows]);

/** A page that is not full is the last one, so no count is needed; an empty one may lie beyond the end. */
const endsHere = (found: number, { offset, size }: { offset: number; size: number }) =>
  found < size && (found > 0 || offset === 0);

/** All records that match the query's conditions. Refuses more than `LARGEST_PAGE` instead of truncating them. */
export async function allRecords<R extends Resource>(
  call: Call,
  resource: R,
  query: PageQuery,
): Promise<RecordOf<R>[]> {
  const where = await ownConditions(call, resource, query.where ?? []);
  if ((await call.records.count(resource, where)) > LARGEST_PAGE) {
    throw new Refusal(faults.invalid(fill(TOO_MANY, { most: LARGEST_PAGE })));
  }
  const order = ownOrder(resource, query);
  return shownRows(call, resource, await call.records.find(resource, { where, order }));
}

const TOO_MANY = text(
  '数据超过{most}行，请缩小查询范围后再导出',
  'More than {most} rows; narrow the search before exporting',
);

const shownRows = <R extends Resource>(call: Call, resource: R, rows: readonly RecordOf<R>[]): Promise<RecordOf<R>[]> =>
  withShownValues(call, resource, secretsOf(resource).length ? rows.map((row) => withoutSecrets(resource, row)) : rows);

function ownOrder(resource: Resource, query: PageQuery): readonly Order[] {
  const asked = (query.order ?? []).filter(({ field }) => {
    const storage = storageNamed(resource, field);
    return storage !== null && hasOrder(storage);
  });
  return asked.length ? asked : resource.order;
}

/** The storage of a record's own column; null for an unknown one, and for secrets, which must not be filtered by. */
function storageNamed(resource: Resource, name: string): Storage | null {
  if (Object.hasOwn(baseColumns, name)) return baseColumns[name as keyof typeof baseColumns];
  const field = Object.hasOwn(resource.fields, name) ? resource.fields[name]! : null;
  return field && !field.secret ? storageOf(field) : null;
}

const orders: ReadonlySet<Comparison> = new Set(['greaterOrEqual', 'greater', 'lessOrEqual', 'less']);
const hasOrder = ({ type }: Storage) => type !== 'json' && type !== 'textList' && type !== 'idList';

function isComparable(storage: Storage, { is, value }: Condition): boolean {
  if (is === 'isNull' || is === 'isNotNull') return true;
  if (storage.type === 'json' || value === undefined) return false;
  return (hasOrder(storage) || !orders.has(is)) && (is === 'in' || !Array.isArray(value));
}

const secrets = new WeakMap<Resource, readonly string[]>();

function secretsOf(resource: Resource): readonly string[] {
  const names = secrets.get(resource) ?? Object.keys(resource.fields).filter((name) => resource.fields[name]?.secret);
  secrets.set(resource, names);
  return names;
}

export function withoutSecrets<Row extends StoredRecord>(resource: Resource, row: Row): Row {
  const secrets = secretsOf(resource);
  return secrets.length ? { ...row, ...Object.fromEntries(secrets.map((name) => [name, null])) } : row;
}

/** Replaces conditions on what a reference shows by conditions on the reference itself. */
export async function ownConditions(call: Call, resource: Resource, where: readonly Condition[]): Promise<Condition[]> {
  const own: Condition[] = [];
  for (const condition of where) {
    const { field, is } = condition;
    const storage = storageNamed(resource, field);
    if (storage) {
      if (isComparable(storage, condition)) own.push(condition);
      continue;
    }
    const column = columnOf(resource, field);
    if (!column || 'field' in column) continue;
    // The shown value is empty exactly where the reference is.
    if (is === 'isNull' || is === 'isNotNull') {
      own.push({ field: column.by, is });
      continue;
    }
    if (!isComparable({ type: 'text' }, condition)) continue;
    const { records } = referredCall(call, resource, column.reference);
    const matching = await records.find(call.resourceNamed(column.reference.to), {
      where: [{ ...condition, field: column.shown.from }],
    });
    own.push({ field: column.by, is: 'in', value: matching.map((record) => record.id) });
  }
  return own;
}
