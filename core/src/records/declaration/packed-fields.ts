import type { Field } from './field';
import type { Resource } from './resource';

const known = new WeakMap<Resource, readonly string[]>();

const isPacked = (field: Field | undefined) => field?.kind === 'structure' && field.packing !== undefined;

/** The structures that are stored packed because they fill kilobytes a row, and that no list shows. */
export function packedFields(resource: Resource): readonly string[] {
  const names = known.get(resource) ?? Object.keys(resource.fields).filter((name) => isPacked(resource.fields[name]));
  known.set(resource, names);
  return names;
}
