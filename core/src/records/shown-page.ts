import { faults, Refusal } from '../kernel';
import { pageBounds, pageOf, type Page, type PageQuery } from './page';
import type { Call, ResourceHooks } from './call';
import type { RecordOf, Resource, StoredRecord } from './declaration/resource';
import { listRecords } from './list-records';

type Shown = NonNullable<ResourceHooks['shown']>;

/** What conditions of a list or an export mean to a resource, e.g. a department for all below it. */
export const queryMeant = async (call: Call, hooks: ResourceHooks, query: PageQuery): Promise<PageQuery> =>
  hooks.conditionsMeant ? { ...query, where: await hooks.conditionsMeant(call, query.where ?? []) } : query;

/** The page a resource's list answers: of its stored records, or of the rows its hooks show in their place. */
export async function listedPage<R extends Resource>(
  call: Call,
  resource: R,
  hooks: ResourceHooks,
  query: PageQuery,
): Promise<Page<RecordOf<R>>> {
  const { shown } = hooks;
  if (!shown) return listRecords(call, resource, await queryMeant(call, hooks, query));
  // Hooks of a resource answer rows of that resource; among those of all resources their type is not kept.
  return (await shownPage(call, shown, query)) as unknown as Page<RecordOf<R>>;
}

/** A page of rows that a resource shows beyond those it stores. */
async function shownPage(call: Call, shown: Shown, query: PageQuery): Promise<Page<StoredRecord>> {
  const bounds = pageBounds(query);
  const { where } = query;
  const rows = await shown(call, { where, ...(query.order?.length && { order: query.order }) });
  return pageOf(rows.slice(bounds.offset, bounds.offset + bounds.size), rows.length, bounds);
}

/** One of those rows by its id; refuses with 404 when it is not there. */
export async function shownDetail(call: Call, resource: Resource, shown: Shown, id: string): Promise<StoredRecord> {
  const [row] = await shown(call, { where: [{ field: 'id', is: 'equal', value: id }] });
  if (!row) throw new Refusal(faults.notFound(resource.label));
  return row;
}

/** Whether the id is that of a row that is shown but not stored: it has no history yet. */
export async function isMade(call: Call, shown: Shown, id: string): Promise<boolean> {
  const [row] = await shown(call, { where: [{ field: 'id', is: 'equal', value: id }] });
  return row?.version === 0;
}
