import { faults, Refusal } from '../kernel';
import { pageBounds, pageOf, type Page, type PageQuery } from './page';
import type { Call, ResourceHooks } from './call';
import type { RecordOf, Resource, StoredRecord } from './declaration/resource';
import { allRecords, knownBeside, listRecords, withoutSecrets, withValues, type BesideRows } from './list-records';
import { sumsOfRows } from './amount-sums';
import { recordDetail } from './record-detail';
import { withShownValues } from './shown-values';

type Shown = NonNullable<ResourceHooks['shown']>;

/** The query with its conditions translated by the resource's hooks, e.g. a department into all below it. */
const queryMeant = async (call: Call, hooks: ResourceHooks, query: PageQuery): Promise<PageQuery> =>
  hooks.conditionsMeant ? { ...query, where: await hooks.conditionsMeant(call, query.where ?? []) } : query;

/** The rows as the hooks let the caller see them. */
async function asSeen<Row extends StoredRecord>(
  call: Call,
  hooks: ResourceHooks,
  rows: readonly Row[],
): Promise<Row[]> {
  // As in `listedPage`, the type of the rows is erased in `ResourceHooks`.
  return [...((await hooks.asSeen?.(call, rows)) ?? rows)] as Row[];
}

/** Rows with the columns that are worked out on read. */
const withRead = async <Row extends StoredRecord>(
  call: Call,
  hooks: ResourceHooks,
  rows: readonly Row[],
): Promise<Row[]> => {
  const beside = besideRows(call, hooks);
  if (!beside || rows.length === 0) return withValues(rows, undefined);
  const known = await knownBeside(beside, rows, await beside.known?.());
  return withValues(rows, await beside.ofRows(rows, known));
};

/** Rows as the caller may see them, with the columns that are worked out on read. */
async function asRead<Row extends StoredRecord>(
  call: Call,
  hooks: ResourceHooks,
  rows: readonly Row[],
): Promise<Row[]> {
  return withRead(call, hooks, await asSeen(call, hooks, rows));
}

/** One record as its detail shows it and a submit answers; refuses with 404 when it is not there. */
export async function recordRead<R extends Resource>(
  call: Call,
  resource: R,
  hooks: ResourceHooks,
  id: string,
): Promise<RecordOf<R>> {
  const [row] = await asRead(call, hooks, [await recordDetail(call, resource, id)]);
  return row!;
}

/** Several records, each as `recordRead` answers it, in the order of their ids; refuses with 404 when one is not there. */
export async function recordsRead<R extends Resource>(
  call: Call,
  resource: R,
  hooks: ResourceHooks,
  ids: readonly string[],
): Promise<RecordOf<R>[]> {
  const found = await call.records.find(resource, { where: [{ field: 'id', is: 'in', value: [...new Set(ids)] }] });
  const stored = new Map(found.map((row) => [row.id, row]));
  const rows = ids.map((id) => {
    const row = stored.get(id);
    if (!row) throw new Refusal(faults.notFound(resource.label));
    return withoutSecrets(resource, row);
  });
  return asRead(call, hooks, await withShownValues(call, resource, rows));
}

/** The page of a resource's list: of its stored records, or of the rows its hooks provide in their place. */
export async function listedPage<R extends Resource>(
  call: Call,
  resource: R,
  hooks: ResourceHooks,
  query: PageQuery,
): Promise<Page<RecordOf<R>>> {
  const { shown } = hooks;
  if (!shown) {
    // What takes values away from rows may take amounts, of which a sum would tell.
    const asked = hooks.asSeen ? { ...query, sums: false } : query;
    const meant = await queryMeant(call, hooks, asked);
    return listRecords(call, resource, meant, (rows) => asSeen(call, hooks, rows), besideRows(call, hooks));
  }
  // Hooks of a resource return rows of that resource, but that type is erased in `ResourceHooks`.
  return (await shownPage(call, resource, hooks, shown, query)) as unknown as Page<RecordOf<R>>;
}

function besideRows(call: Call, { onRead, knownOnRead, knownOfRows }: ResourceHooks): BesideRows | undefined {
  return (
    onRead && {
      known: async () => knownOnRead?.(call),
      ...(knownOfRows && {
        knownOfRows: (rows: readonly StoredRecord[], known: unknown) => knownOfRows(call, rows, known),
      }),
      ofRows: (rows, known) => onRead(call, rows, known),
    }
  );
}

/** A page of the rows that the `shown` hook provides. */
async function shownPage(
  call: Call,
  resource: Resource,
  hooks: ResourceHooks,
  shown: Shown,
  query: PageQuery,
): Promise<Page<StoredRecord>> {
  const bounds = pageBounds(query);
  const { where } = query;
  const asked = { where, ...(query.order?.length && { order: query.order }) };
  const rows = await call.answers.of(call, [resource.name, JSON.stringify(asked)], (watched) => shown(watched, asked));
  const page = rows.slice(bounds.offset, bounds.offset + bounds.size);
  const sums = query.sums ? sumsOfRows(resource, rows) : undefined;
  return { ...pageOf(await withRead(call, hooks, page), rows.length, bounds), ...(sums && { sums }) };
}

/** All rows of an export: of its stored records, or of the rows its hooks provide in their place. */
export async function exportedRows(
  call: Call,
  resource: Resource,
  hooks: ResourceHooks,
  query: PageQuery,
): Promise<StoredRecord[]> {
  const { shown } = hooks;
  if (shown) return withRead(call, hooks, await shown(call, query));
  return asRead(call, hooks, await allRecords(call, resource, await queryMeant(call, hooks, query)));
}

/** One of those rows by its id; refuses with 404 when it is not there. */
export async function shownDetail(
  call: Call,
  resource: Resource,
  hooks: ResourceHooks,
  shown: Shown,
  id: string,
): Promise<StoredRecord> {
  const rows = await shown(call, { where: [{ field: 'id', is: 'equal', value: id }] });
  const [row] = await withRead(call, hooks, rows.slice(0, 1));
  if (!row) throw new Refusal(faults.notFound(resource.label));
  return row;
}

/** Whether the row with this id is shown but not stored (`version` 0), and so has no history yet. */
export async function isMade(call: Call, shown: Shown, id: string): Promise<boolean> {
  const [row] = await shown(call, { where: [{ field: 'id', is: 'equal', value: id }] });
  return row?.version === 0;
}
