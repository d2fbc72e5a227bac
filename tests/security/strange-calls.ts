import { endpoints, resourceEndpoints, type Endpoint } from '@rdm/blade-protocol';
import { areaAccess } from '@rdm/core/internal/application';
import { columnHeading, columnOf, storageOf, type Access, type Resource } from '@rdm/core/internal/records';
import * as v from 'valibot';
import { YEAR, type FilledTenant } from './filled-tenant';

/** An id of no record, in any tenant. */
export const UNKNOWN = '1999999999999999999';

/** A call with a placeholder for an id. */
export interface OpenCall {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** What the placeholder takes: any id, or the ids (and the codes people write) of one resource. */
  readonly of: 'any' | Resource;
  /** The resource and the generic call, where other places of it are read by the same lines. */
  readonly alike?: string;
  readonly with: (id: string) => {
    readonly query?: Readonly<Record<string, string>>;
    readonly json?: unknown;
    readonly sheet?: readonly (readonly string[])[];
  };
}

type Schema = { readonly entries?: Readonly<Record<string, v.GenericSchema>> } | undefined;

const fitting: Readonly<Record<string, string>> = {
  year: YEAR,
  month: `${YEAR}-03`,
  addedType: 'ANNUAL',
  newPassword: 'x',
  newPassword1: 'x',
};
const takesId = (schema: v.GenericSchema) => v.safeParse(schema, UNKNOWN).success;
const isRequired = (schema: v.GenericSchema) => !v.safeParse(schema, undefined).success;

/** All special calls with their access rules. */
export const specialCalls: readonly { name: string; endpoint: Endpoint; access: Access }[] = Object.entries(
  endpoints,
).flatMap(([area, table]) =>
  Object.entries<Endpoint>(table as Record<string, Endpoint>).flatMap(([name, endpoint]) =>
    [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => ({
      name: `${area}.${name}`,
      endpoint: { ...endpoint, path },
      access: (areaAccess as Record<string, Record<string, Access>>)[area]![name]!,
    })),
  ),
);

/** These take passwords, which any id could be, and count wrong ones; so their answers change after a while. */
const countingCalls = new Set(['profile.updatePassword', 'profile.confirmPassword']);

/** Every place of every special call that takes ids. */
export function openSpecialCalls(own: FilledTenant, resources: readonly Resource[]): OpenCall[] {
  return specialCalls
    .filter(({ access, name }) => access !== 'public' && !countingCalls.has(name))
    .flatMap(({ name, endpoint }) => openPlaces(name, endpoint, own, resources));
}

function openPlaces(name: string, endpoint: Endpoint, own: FilledTenant, resources: readonly Resource[]): OpenCall[] {
  const { method, path } = endpoint;
  const inQuery = (endpoint.query as Schema)?.entries ?? {};
  const inBody = (endpoint.body as Schema)?.entries;
  const filledIn = (schemas: Readonly<Record<string, v.GenericSchema>>) =>
    Object.fromEntries(
      Object.entries(schemas).flatMap(([each, schema]) =>
        isRequired(schema) || each === 'year' ? [[each, fitting[each] ?? UNKNOWN]] : [],
      ),
    );
  const query = filledIn(inQuery);
  const json = inBody ? filledIn(inBody) : { year: YEAR };
  const place = (where: string, made: OpenCall['with'], of: OpenCall['of'] = 'any'): OpenCall => ({
    name: `${name} ${where}`,
    method,
    path,
    of,
    with: made,
  });
  const withoutYear = <T>({ year: _, ...rest }: Readonly<Record<string, T>>): Readonly<Record<string, T>> => rest;
  const places = Object.entries(inQuery)
    .filter(([, schema]) => takesId(schema))
    .flatMap(([each]) => [
      place(`?${each}`, (id) => ({ query: { ...query, [each]: id }, ...(method === 'POST' && { json }) })),
      place(`?${each} alone`, (id) => ({
        query: { ...withoutYear(query), [each]: id },
        ...(method === 'POST' && { json: withoutYear(json) }),
      })),
    ]);
  const names = inBody ? Object.keys(inBody).filter((each) => takesId(inBody[each]!)) : ['id', 'reportId', 'projectId'];
  if (endpoint.body) {
    for (const each of names) {
      places.push(place(`{${each}}`, (id) => ({ query, json: { ...json, [each]: id } })));
      places.push(place(`{${each}} alone`, (id) => ({ json: { ...withoutYear(json), [each]: id } })));
    }
  }
  if (endpoint.draft) {
    for (const each of draftPlaces(endpoint.draft, own, resources)) {
      places.push(place(each.where, (id) => ({ query, json: each.with(id) }), each.of));
    }
  }
  if (endpoint.sheet && endpoint.sheet.only !== 'answer') {
    const { main, parts } = endpoint.sheet;
    const whole = {
      ...own.records.get(main.resource.name),
      ...Object.fromEntries(Object.entries(parts).map(([part, of]) => [part, own.records.get(of.name)])),
    };
    for (const each of draftPlaces(main.resource, own, resources)) {
      places.push(place(each.where, (id) => ({ json: { ...whole, ...each.with(id) } }), each.of));
    }
    for (const [part, of] of Object.entries(parts)) {
      for (const each of draftPlaces(of, own, resources)) {
        places.push(place(`${part}.${each.where}`, (id) => ({ json: { ...whole, [part]: each.with(id) } }), each.of));
      }
    }
  }
  const listed = endpoint.page ?? endpoint.filters;
  if (listed) {
    for (const each of filterPlaces(listed, resources)) {
      places.push(place(each.where, (id) => ({ query: each.with(id) }), each.of));
    }
  }
  return unlike(places);
}

/** Removes duplicates: places that make the same request, e.g. of a call that takes no year with and without it. */
function unlike(places: readonly OpenCall[]): OpenCall[] {
  const requests = new Map(places.map((each) => [JSON.stringify(each.with(UNKNOWN)), each]));
  return [...requests.values()];
}

interface Place<T> {
  readonly where: string;
  readonly of: OpenCall['of'];
  readonly with: (id: string) => T;
}

const refersTo = (resource: Resource, name: string, resources: readonly Resource[]): Resource | undefined => {
  const field = resource.fields[name]!;
  const to = field.kind === 'files' ? 'blade-rdm/attachment' : 'to' in field ? field.to : undefined;
  return resources.find((each) => each.name === to);
};

/** The own record with the placeholder as its id, or in one of its references. */
function draftPlaces(resource: Resource, own: FilledTenant, resources: readonly Resource[]) {
  const record = own.records.get(resource.name) ?? {};
  const places: Place<Record<string, unknown>>[] = [
    { where: 'id', of: resource, with: (id) => ({ ...record, id }) },
    { where: 'id without version', of: resource, with: (id) => ({ ...own.drafts.get(resource.name), id }) },
    { where: 'id alone', of: resource, with: (id) => ({ id, tenantId: '100002' }) },
  ];
  for (const [name, field] of Object.entries(resource.fields)) {
    const to = refersTo(resource, name, resources);
    if (to && !field.readOnly) places.push({ where: name, of: to, with: (id) => ({ ...record, [name]: id }) });
  }
  return places;
}

/** A filter by id or by a reference. */
function filterPlaces(resource: Resource, resources: readonly Resource[]) {
  const places: Place<Record<string, string>>[] = [];
  const add = (column: string, of: OpenCall['of'], suffixes: readonly string[]) => {
    for (const suffix of suffixes) {
      places.push({ where: `?${column}${suffix}`, of, with: (id) => ({ [`${column}${suffix}`]: id, size: '-1' }) });
    }
  };
  add('id', resource, ['', '_equal', '_in', '_like', '_ge']);
  add('createUser', resource, ['']);
  for (const [name, field] of Object.entries(resource.fields)) {
    const { type } = storageOf(field);
    if (type === 'id' || type === 'idList') add(name, refersTo(resource, name, resources) ?? 'any', ['', '_in']);
  }
  // `_ge` is left out: it matches every later id, and both tenants have later records, so its answers differ rightly.
  return places.filter(({ where }) => !where.endsWith('_ge'));
}

/** Every place of every generic call that takes ids. */
export function openGenericCalls(own: FilledTenant, resources: readonly Resource[]): OpenCall[] {
  return resources.flatMap((resource) =>
    resourceEndpoints(resource).flatMap(({ call, method, path }): OpenCall[] => {
      const place = (where: string, made: OpenCall['with'], of: OpenCall['of'] = resource): OpenCall => ({
        name: `${resource.name} ${call} ${where}`,
        method,
        path,
        of,
        with: made,
      });
      switch (call) {
        case 'list':
        case 'export':
          return filterPlaces(resource, resources).map((each) => ({
            ...place(each.where, (id) => ({ query: each.with(id) }), each.of),
            // A list is always asked by id; the workbook beside it takes the same filters in every place.
            ...((call === 'export' || each.where !== '?id') && { alike: `${resource.name} ${call}` }),
          }));
        case 'submit':
          return draftPlaces(resource, own, resources).map((each) => ({
            ...place(each.where, (id) => ({ json: each.with(id) }), each.of),
            ...(/^id\b/.test(each.where) && { alike: `${resource.name} ${call}` }),
          }));
        case 'import':
        case 'marked':
          return sheetPlaces(resource, own, resources).map((each) => ({
            ...place(each.where, (code) => ({ sheet: each.with(code) }), each.of),
            // It reads the workbook as an import does.
            ...(call === 'marked' && { alike: `${resource.name} ${call}` }),
          }));
        case 'tree':
        case 'template':
          return [];
        default: {
          const mine = String(own.records.get(resource.name)?.id);
          return [
            place('?id', (id) => ({ query: { id } })),
            place('?ids', (id) => ({ query: { ids: id } })),
            // All or nothing: an own id beside it gives no access, and the own record stays.
            place('?ids with an own one', (id) => ({ query: { ids: `${mine},${id}` } })),
          ].map((each) => ({ ...each, alike: `${resource.name} ${call}` }));
        }
      }
    }),
  );
}

/** Headings and one row, the own record's, with the placeholder in one of its references. */
function sheetPlaces(resource: Resource, own: FilledTenant, resources: readonly Resource[]) {
  const columns = (resource.workbook ?? []).map((name) => columnOf(resource, name)!);
  const headings = columns.map(columnHeading);
  const record = own.records.get(resource.name) ?? {};
  return columns.flatMap((column, at): Place<readonly (readonly string[])[]>[] => {
    const of = 'field' in column ? refersTo(resource, column.name, resources) : undefined;
    if (!of) return [];
    const row = (code: string) => columns.map((each, other) => (other === at ? code : String(record[each.name] ?? '')));
    return [{ where: headings[at]!, of, with: (code) => [headings, row(code)] }];
  });
}
