import { DEFAULT_PAGE_SIZE, bulkyFields, storageOf, type Field, type Resource } from '@rdm/core/internal/records';
import { pageQueryFrom } from '../filters';
import { parameterRef, type Parameter, type Reference } from './document';
import { filterForms } from './filter-forms';

const columnNames = 'Column names joined by commas; names that are not columns are passed over.';

/** What every list takes. docs/wire.md, Filters */
export const listParameters: Readonly<Record<string, Parameter>> = {
  Current: {
    name: 'current',
    in: 'query',
    description: 'Page, counted from 1.',
    schema: { type: 'integer', default: 1 },
  },
  Size: {
    name: 'size',
    in: 'query',
    description: 'Records on a page; −1 asks for all.',
    schema: { type: 'integer', default: DEFAULT_PAGE_SIZE },
  },
  Ascs: { name: 'ascs', in: 'query', description: `Ascending order. ${columnNames}`, schema: { type: 'string' } },
  Descs: {
    name: 'descs',
    in: 'query',
    description: `Descending order, after the ascending one. ${columnNames}`,
    schema: { type: 'string' },
  },
  Sums: {
    name: 'sums',
    in: 'query',
    description: '`1` asks what the amounts of all matching records come to, in `sums` of the page.',
    schema: { type: 'string', enum: ['1'] },
  },
  Brief: {
    name: 'brief',
    in: 'query',
    description: '`1` leaves out what fills kilobytes a record, which is `{}` then; its detail has it.',
    schema: { type: 'string', enum: ['1'] },
  },
  Conditions: {
    name: 'conditions',
    in: 'query',
    style: 'form',
    explode: true,
    description: filterForms(),
    schema: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

/** Paging, order, the fields a list is searched by, and every other condition. */
export function pageParameters(resource: Resource): (Parameter | Reference)[] {
  const own = ['Current', 'Size', 'Sums', ...(bulkyFields(resource).length > 0 ? ['Brief'] : [])];
  return [...own.map(parameterRef), ...selectionParameters(resource)];
}

/** The same without paging, for calls that return every match. */
export function selectionParameters(resource: Resource): (Parameter | Reference)[] {
  return [
    ...resource.search.map((name) => searchParameter(resource, name)),
    ...['Ascs', 'Descs', 'Conditions'].map(parameterRef),
  ];
}

/** The fields a list is searched by and every other condition, without the names that a call's own parameters have. */
export function conditionParameters(resource: Resource, own: readonly string[]): (Parameter | Reference)[] {
  const searched = resource.search.filter((name) => !own.includes(name));
  return [...searched.map((name) => searchParameter(resource, name)), parameterRef('Conditions')];
}

function searchParameter(resource: Resource, name: string): Parameter {
  const field = resource.fields[name]!;
  const how = comparesWhole(resource, name, field) ? 'equals' : 'contains';
  return {
    name,
    in: 'query',
    description: `${field.label.zh} · ${field.label.en}; lets through what ${how} it.`,
    schema: { type: 'string' },
  };
}

/** As the server reads the plain name. */
function comparesWhole(resource: Resource, name: string, field: Field): boolean {
  const [condition] = pageQueryFrom(resource, { [name]: sampleOf(field) }).where ?? [];
  return condition?.is === 'equal';
}

function sampleOf(field: Field): string {
  const { type } = storageOf(field);
  return type === 'date' || type === 'time' ? '2024-01-01' : '1';
}
