import { comparable } from '@rdm/core/internal/records';
import type { Column } from '../schema/table';

export interface KeyGroup {
  readonly given: readonly Column[];
  readonly values: Record<string, string>[];
}

/** Keys grouped by which parts they have; a key with an impossible value, e.g. letters for an id, matches no record. */
export function byGivenParts(parts: readonly Column[], keys: readonly Readonly<Record<string, unknown>>[]): KeyGroup[] {
  const groups = new Map<string, KeyGroup>();
  for (const key of keys) {
    const given = parts.filter(({ property }) => key[property] !== null && key[property] !== undefined);
    const texts = given.map((column) => comparable(column.storage, key[column.property] as string | number));
    if (texts.includes(null)) continue;
    const shape = given.map((column) => column.name).join();
    const group = groups.get(shape) ?? { given, values: [] };
    group.values.push(Object.fromEntries(given.map((column, at) => [column.name, texts[at]!])));
    groups.set(shape, group);
  }
  return [...groups.values()];
}
