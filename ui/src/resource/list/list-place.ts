import { DEFAULT_PAGE_SIZE, type Resource } from '@rdm/core/internal/records';
import { pageSizes, type Sort } from '../../components';

/** Where one is in a list: its order and its page, from 1, of so many rows. */
export interface ListPlace {
  readonly sort: Sort | undefined;
  readonly page: number;
  readonly size: number;
}

/** Their names in an address are those of the wire: docs/wire.md, Page. */
export const placeNames: ReadonlySet<string> = new Set(['ascs', 'descs', 'current', 'size']);

/** A place as it stands in an address; the start of a list and its own order are not written. */
export function addressOfPlace({ sort, page, size }: ListPlace): Readonly<Record<string, string>> {
  return {
    ...(sort && { [sort.direction === 'asc' ? 'ascs' : 'descs']: sort.key }),
    ...(page > 1 && { current: String(page) }),
    ...(size !== DEFAULT_PAGE_SIZE && { size: String(size) }),
  };
}

/**
 * The place an address names. Columns the register does not have, pages that are no numbers and sizes that cannot be
 * chosen are passed over.
 * @param preferred the rows of a page where the address does not say which page it means
 */
export function placeIn(
  resource: Resource,
  address: Readonly<Record<string, string | undefined>>,
  preferred: number,
): ListPlace {
  const { ascs, descs, current } = address;
  const size = pageSizes.find((each) => String(each) === address.size);
  const key = ascs ?? descs;
  const isKnown = key !== undefined && resource.columns.includes(key) && Object.hasOwn(resource.fields, key);
  return {
    sort: isKnown ? { key, direction: ascs === undefined ? 'desc' : 'asc' } : undefined,
    size: size ?? (current === undefined ? preferred : DEFAULT_PAGE_SIZE),
    page: /^[1-9]\d{0,6}$/.test(current ?? '') ? Number(current) : 1,
  };
}
