import {
  pageBounds,
  pageOf,
  withShownValues,
  type Call,
  type Page,
  type PageQuery,
  type Resource,
  type StoredRecord,
} from '../../records';
import { addedByProject } from './added-up';
import { costViewOf } from './cost-view';
import { ownFilter } from './own-filter';
import { viewRows } from './view-rows';

/** A page of a view's rows added up by project and year. */
export async function reportPage(call: Call, resource: Resource, query: PageQuery): Promise<Page<StoredRecord>> {
  const view = costViewOf(resource);
  const rows = await viewRows(call, view, await ownFilter(call, resource, query));
  const bounds = pageBounds(query);
  const report = addedByProject(view, rows);
  const page = report.slice(bounds.offset, bounds.offset + bounds.size);
  return pageOf(await withShownValues(call, resource, page), report.length, bounds);
}
