import type { Condition, Draft, ReferenceField, Resource, StoredRecord } from '@rdm/core/internal/records';
import type { Option } from '../components';
import type { ResourceServices } from './ResourceServices';

const mostOffered = 20;

/**
 * Records of the referenced resource whose code or title contains the query, matches by code first. Other fields of
 * the draft filter them if so declared, e.g. to the projects of that year.
 */
export async function searchReferences(
  { ports, resourceNamed }: Pick<ResourceServices, 'ports' | 'resourceNamed'>,
  field: ReferenceField,
  draft: Draft,
  query: string,
): Promise<readonly Option[]> {
  const resource = resourceNamed(field.to);
  const port = ports.resource(resource);
  const within = Object.entries(field.within?.(draft) ?? {}).map(([name, value]): Condition => ({
    field: name,
    is: 'equal',
    value,
  }));
  const typed = query.trim();
  const names = typed === '' ? [null] : [...new Set([field.by, resource.title])];
  const pages = await Promise.all(
    names.map((name) =>
      port.list({
        size: mostOffered,
        where: name === null ? within : [...within, { field: name, is: 'like', value: typed }],
      }),
    ),
  );
  const found = new Map<string, StoredRecord>();
  for (const { records } of pages) for (const record of records) found.set(record.id, record);
  return [...found.values()].map((record) => ({ value: record.id, label: nameOf(resource, field, record) }));
}

function nameOf(resource: Resource, field: ReferenceField, record: StoredRecord): string {
  const parts = [...new Set([field.by, resource.title])].map((name) => record[name]);
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' ') || record.id;
}

/** What a record's references point to, as the record itself shows them. */
export function shownReferences(
  field: ReferenceField,
  name: string,
  record: Readonly<Record<string, unknown>>,
): readonly Option[] {
  const value = record[name];
  const ids = Array.isArray(value) ? value.map(String) : typeof value === 'string' && value !== '' ? [value] : [];
  const shown = Object.keys(field.shows).map((property) => String(record[property] ?? '').split(','));
  return ids.map((id, place) => {
    const parts = ids.length === 1 ? shown.map((texts) => texts.join(',')) : shown.map((texts) => texts[place] ?? '');
    return { value: id, label: parts.filter((part) => part !== '').join(' ') || id };
  });
}
