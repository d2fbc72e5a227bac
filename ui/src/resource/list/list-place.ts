import type { Resource } from '@rdm/core/internal/records';
import type { Sort } from '../../components';

/** Where one is in a list: its order and its page, from 1. */
export interface ListPlace {
  readonly sort: Sort | undefined;
  readonly page: number;
}

/** Their names in an address are those of the wire: docs/wire.md, Page. */
export const placeNames: ReadonlySet<string> = new Set(['ascs', 'descs', 'current']);

/** A place as it stands in an address; the start of a list and its own order are not written. */
export function addressOfPlace({ sort, page }: ListPlace): Readonly<Record<string, string>> {
  return {
    ...(sort && { [sort.direction === 'asc' ? 'ascs' : 'descs']: sort.key }),
    ...(page > 1 && { current: String(page) }),
  };
}

/** The place an address names. Columns the register does not have and pages that are no numbers are passed over. */
export function placeIn(resource: Resource, address: Readonly<Record<string, string | undefined>>): ListPlace {
  const { ascs, descs, current } = address;
  const key = ascs ?? descs;
  const isKnown = key !== undefined && resource.columns.includes(key) && Object.hasOwn(resource.fields, key);
  return {
    sort: isKnown ? { key, direction: ascs === undefined ? 'desc' : 'asc' } : undefined,
    page: /^[1-9]\d{0,6}$/.test(current ?? '') ? Number(current) : 1,
  };
}
