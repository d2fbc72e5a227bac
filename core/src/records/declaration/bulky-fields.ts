import type { Field } from './field';
import type { Resource } from './resource';

const known = new WeakMap<Resource, readonly string[]>();

const isBulky = (field: Field | undefined) =>
  field?.bulky === true || (field?.kind === 'structure' && field.packing !== undefined);

/** What fills a row, stored packed or as it is, and stands in no list. */
export function bulkyFields(resource: Resource): readonly string[] {
  const names = known.get(resource) ?? Object.keys(resource.fields).filter((name) => isBulky(resource.fields[name]));
  known.set(resource, names);
  return names;
}
