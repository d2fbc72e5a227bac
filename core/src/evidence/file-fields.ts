import type { FilesField, Resource } from '../records';

/** The fields of a resource that hold files. */
export const fileFieldsOf = (resource: Resource): (readonly [string, FilesField])[] =>
  Object.entries(resource.fields).filter((entry): entry is [string, FilesField] => entry[1].kind === 'files');

/** The `type` of an attachment referenced by a field: `<resource last part>.<field>`. */
export const attachmentType = (resource: Resource, field: string): string =>
  `${resource.name.split('/').at(-1)!}.${field}`;

export interface FileFieldOfResource {
  readonly resource: Resource;
  readonly name: string;
  readonly field: FilesField;
}

/** The field behind an attachment's `type`, or null when it is none. */
export function fileFieldOfType(resources: readonly Resource[], type: string): FileFieldOfResource | null {
  for (const resource of resources) {
    for (const [name, field] of fileFieldsOf(resource)) {
      if (attachmentType(resource, name) === type) return { resource, name, field };
    }
  }
  return null;
}

/** The ids a field of files holds. */
export const attachmentIds = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
