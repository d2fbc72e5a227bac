import type { Page, Resource, StoredRecord } from '@rdm/core/internal/records';
import { fromWire, toWire } from './wire-record';

/** MyBatis-Plus `IPage` as clients expect it. docs/wire.md, Page */
export function pageToWire(resource: Resource, page: Page<StoredRecord>) {
  return {
    records: page.records.map((record) => toWire(resource, record)),
    total: page.total,
    size: page.size,
    current: page.current,
    orders: [],
    optimizeCountSql: true,
    hitCount: false,
    countId: '',
    maxLimit: -1,
    searchCount: true,
    pages: page.pages,
    // Of those who ask for it alone: no client of the family does.
    ...(page.sums && { sums: page.sums }),
  };
}

export type WirePage = ReturnType<typeof pageToWire>;

export function pageFromWire(resource: Resource, wire: WirePage): Page<StoredRecord> {
  const { total, size, current, pages, sums } = wire;
  const records = wire.records.map((record) => fromWire(resource, record));
  return { records, total, size, current, pages, ...(sums && { sums }) };
}
