import type { Field } from './field';
import type { Resource } from './resource';

const known = new WeakMap<Resource, readonly string[]>();

const isBulky = (field: Field | undefined) =>
  field?.kind === 'structure' && (field.packing !== undefined || field.bulky === true);

/** The structures that fill kilobytes a row, stored packed or as they are, and that no list shows. */
export function bulkyFields(resource: Resource): readonly string[] {
  const names = known.get(resource) ?? Object.keys(resource.fields).filter((name) => isBulky(resource.fields[name]));
  known.set(resource, names);
  return names;
}
