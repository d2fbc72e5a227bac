import { faults, Refusal } from '../kernel';
import { pageBounds, pageOf, type Page, type PageQuery } from './page';
import type { Call, ResourceHooks } from './call';
import type { Resource, StoredRecord } from './declaration/resource';

type Shown = NonNullable<ResourceHooks['shown']>;

/** A page of rows that a resource shows beyond those it stores. */
export async function shownPage(call: Call, shown: Shown, query: PageQuery): Promise<Page<StoredRecord>> {
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
