import { endpoints, resourceEndpoints, type Endpoint, type Sheet } from '@rdm/blade-protocol';
import { columnHeading, columnOf, type Resource, type ResourceCall } from '@rdm/core/internal/records';
import type { SpreadsheetWriter } from '@rdm/core/internal/kernel';
import { project } from '@rdm/core/internal/project';
import fc from 'fast-check';
import type { FilledTenant } from './filled-tenant';
import { hostileHeader, hostileJson, hostileText } from './hostile-values';

/** One request as it goes out, and what its answer is held against. */
export interface HostileCall {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** A form with a file; its bytes are made when it is sent. */
  readonly form?: HostileForm;
  readonly as: 'administrator' | 'reviewer' | 'nobody' | 'stranger';
  /** Set for a submit: the name of its resource, whose texts must read back as they were sent. */
  readonly submits?: string;
}

export interface HostileForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly fileName: string;
  readonly file: HostileFile;
}

export type HostileFile =
  | { readonly bytes: Uint8Array }
  | { readonly headings: readonly string[]; readonly rows: readonly (readonly string[])[]; readonly cut: number };

const someOf = <T>(each: fc.Arbitrary<T>, most: number) => fc.array(each, { maxLength: most });
const entries = (key: fc.Arbitrary<string>, value: fc.Arbitrary<string>, most: number) =>
  fc.array(fc.tuple(key, value), { maxLength: most }).map((pairs) => Object.fromEntries(pairs));

const suffixes = [
  '',
  ...['equal', 'notequal', 'ge', 'gt', 'le', 'lt', 'like', 'likeleft', 'likeright', 'notlike'].map(
    (each) => `_${each}`,
  ),
  ...['datege', 'dategt', 'datele', 'datelt', 'dateequal', 'null', 'notnull', 'in', 'ignore', 'x'].map(
    (each) => `_${each}`,
  ),
];
const base = ['id', 'tenantId', 'version', 'status', 'createUser', 'createTime', 'update_time', 'isDeleted'];

/** Every call of the endpoint table and of the resources, with hostile values wherever it takes any. */
export function hostileCalls(resources: readonly Resource[], filled: FilledTenant): fc.Arbitrary<HostileCall> {
  const special = Object.entries(endpoints).flatMap(([area, table]) =>
    Object.entries<Endpoint>(table as Record<string, Endpoint>).map(([name, endpoint]) =>
      specialCall(`${area}.${name}`, endpoint, filled),
    ),
  );
  const generic = resources.flatMap((resource) =>
    resourceEndpoints(resource).map(({ call, method, path }) => ({
      weight: call === 'submit' ? 6 : call === 'list' ? 3 : 1,
      arbitrary: genericCall(resource, call, method, path, filled),
    })),
  );
  return fc.oneof(...special.map((arbitrary) => ({ weight: 3, arbitrary })), ...generic);
}

const as = fc.oneof(
  { weight: 20, arbitrary: fc.constant('administrator' as const) },
  { weight: 1, arbitrary: fc.constantFrom('reviewer' as const, 'nobody' as const, 'stranger' as const) },
);

/** Mostly empty, because an invalid header ends a call early. */
const headers = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: entries(
      fc.constantFrom(
        ...['Accept', 'Accept-Encoding', 'Accept-Language', 'Authorization', 'Cookie', 'Idempotency-Key', 'If-Match'],
        ...['Origin', 'Range', 'Tenant-Id', 'Captcha-Key', 'X-Forwarded-For', 'X-Request-Id', 'Content-Type'],
        ...['Content-Encoding', 'Blade-Requested-With', 'Referer', 'User-Agent'],
      ),
      hostileHeader,
      3,
    ),
  },
);

/** The parameters of a schema by name. */
const parametersOf = (schema: Endpoint['query']): string[] =>
  schema && 'entries' in schema ? Object.keys(schema.entries as object) : [];

const fitting: Readonly<Record<string, string>> = { year: '2024', addedType: 'ANNUAL', tenantId: '100002' };

function specialCall(name: string, endpoint: Endpoint, filled: FilledTenant): fc.Arbitrary<HostileCall> {
  const names = parametersOf(endpoint.query);
  const ids = [...filled.records.values()].map((record) => String(record.id));
  const parameter = (each: string) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constant(fitting[each]) },
      { weight: 3, arbitrary: hostileText },
      { weight: 1, arbitrary: fc.constantFrom(...ids) },
    );
  const query = fc
    .tuple(
      fc.record(Object.fromEntries(names.map((each) => [each, parameter(each)]))),
      entries(hostileText, hostileText, 1),
    )
    .map(([own, other]) => given({ ...other, ...own }));
  const record = filled.records.get('blade-rdm/projectreportyear') ?? {};
  const body = fc.oneof(
    { weight: 1, arbitrary: hostileJson },
    {
      weight: 5,
      arbitrary: fc
        .tuple(
          fc.constantFrom('2024', '2023', '2150', 2024),
          fc.dictionary(
            fc.oneof(
              fc.constantFrom(...Object.keys(record), 'year', 'reportId', 'amount29', 'amount44_tax_ratio'),
              hostileText,
            ),
            hostileJson,
            { maxKeys: 3 },
          ),
        )
        .map(([year, own]) => ({ year, ...own })),
    },
  );
  const form = fc.record(Object.fromEntries(names.map((each) => [each, fc.oneof(parameter(each), hostileJson)])), {
    requiredKeys: [],
  });
  const { sheet, draft, page } = endpoint;
  const whole = sheet && sheet.only !== 'answer' ? hostileSheet(sheet, filled) : draft && hostileDraft(draft, filled);
  const json = whole ?? (endpoint.body ? body : form);
  return fc.record({
    name: fc.constant(name),
    method: fc.constant(endpoint.method),
    path: fc.constantFrom(endpoint.path, ...(endpoint.aliases ?? [])),
    query: page
      ? fc.tuple(query, hostileFilter(page, filled)).map(([own, other]) => given({ ...own, ...other }))
      : query,
    headers,
    // Signing out would end the session that later calls use.
    as: name === 'session.logout' ? fc.constant('nobody' as const) : as,
    ...(endpoint.upload ? { form: hostileForm(project, {}) } : endpoint.method === 'POST' && { json }),
  });
}

function genericCall(
  resource: Resource,
  call: ResourceCall,
  method: string,
  path: string,
  filled: FilledTenant,
): fc.Arbitrary<HostileCall> {
  const draft = filled.drafts.get(resource.name) ?? {};
  const id = fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...[...filled.records.values()].map((each) => String(each.id))) },
    { weight: 2, arbitrary: hostileText },
  );
  const ofList = hostileFilter(resource, filled);
  const ofIds = fc.record(
    { id, ids: fc.oneof(id, someOf(id, 4).map(String)), other: hostileText },
    { requiredKeys: [] },
  );
  // A removal gets hostile ids only: removing existing records would soon leave nothing to test.
  const query =
    call === 'list' || call === 'export' ? ofList : call === 'remove' ? fc.record({ ids: hostileText }) : ofIds;
  const body = hostileDraft(resource, filled);
  const takesFile = call === 'import' || call === 'marked';
  return fc.record({
    name: fc.constant(`${resource.name} ${call}`),
    method: fc.constant(method),
    path: fc.constant(path),
    query: method === 'POST' && call === 'submit' ? fc.constant({}) : query.map(given),
    headers,
    as,
    ...(takesFile
      ? { form: hostileForm(resource, draft) }
      : method === 'POST' && {
          json: fc.oneof({ weight: 15, arbitrary: body }, { weight: 1, arbitrary: hostileJson }),
        }),
    ...(call === 'submit' && { submits: fc.constant(resource.name) }),
  });
}

/** Filters, orders and pages of a list, by columns that are there and columns that are not. */
function hostileFilter(resource: Resource, filled: FilledTenant) {
  const names = Object.keys(resource.fields);
  const record = filled.records.get(resource.name) ?? {};
  const column = fc
    .tuple(
      fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...names, ...resource.columns, ...base) },
        { weight: 1, arbitrary: hostileText },
      ),
      fc.constantFrom(...suffixes),
    )
    .map(([field, suffix]) => field + suffix);
  const condition = fc.oneof(hostileText, fc.constantFrom(...Object.values(record).map(String), '2024', '2024-03-05'));
  const page = fc.record(
    {
      current: fc.constantFrom('0', '1', '-1', '2', '999999999', '1.5', 'x', '9999999999'),
      size: fc.constantFrom('0', '1', '-1', '-5', '500', '999999999', 'x', ' 1'),
      ascs: fc.oneof(hostileText, someOf(column, 4).map(String)),
      descs: fc.oneof(hostileText, someOf(column, 4).map(String)),
    },
    { requiredKeys: [] },
  );
  return fc.tuple(entries(column, condition, 4), page).map(([where, paging]) => ({ ...where, ...paging }));
}

/** A draft that is valid except for a field or two; for a new or the existing record. */
function hostileDraft(resource: Resource, filled: FilledTenant) {
  const names = Object.keys(resource.fields);
  const texts = names.filter((name) => ['text', 'longText'].includes(resource.fields[name]!.kind));
  const record = filled.records.get(resource.name) ?? {};
  const draft = filled.drafts.get(resource.name) ?? {};
  return fc
    .tuple(
      fc.dictionary(
        fc.oneof(
          { weight: 5, arbitrary: fc.constantFrom(...names) },
          { weight: 5, arbitrary: fc.constantFrom(...(texts.length ? texts : names)) },
          { weight: 1, arbitrary: fc.oneof(fc.constantFrom(...base), hostileText) },
        ),
        fc.oneof({ weight: 1, arbitrary: hostileText }, { weight: 2, arbitrary: hostileJson }),
        { maxKeys: 2 },
      ),
      fc.oneof(
        { weight: 3, arbitrary: fc.constant({}) },
        {
          weight: 3,
          arbitrary: fc.record({ id: fc.constant(record.id), version: fc.constantFrom(undefined, record.version) }),
        },
        { weight: 1, arbitrary: fc.record({ id: hostileJson, version: hostileJson }, { requiredKeys: [] }) },
      ),
      // Mostly the rest of the draft is valid, so that the hostile fields are reached.
      fc.integer({ min: 0, max: 9 }).map((chance) => chance > 1),
    )
    .map(([hostile, meant, whole]) => ({ ...(whole ? draft : {}), ...hostile, ...meant }));
}

function hostileSheet({ main, parts }: Sheet, filled: FilledTenant) {
  const drafts = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      name,
      fc.oneof(
        { weight: 6, arbitrary: hostileDraft(part, filled) as fc.Arbitrary<unknown> },
        { weight: 1, arbitrary: hostileJson },
      ),
    ]),
  );
  return fc
    .tuple(hostileDraft(main.resource, filled), fc.record(drafts, { requiredKeys: [] }))
    .map(([own, others]) => ({ ...own, ...others }));
}

/** Drops missing parameters, and limits names and values to 2,000 characters. */
const given = (query: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.slice(0, 2_000), value.slice(0, 2_000)]],
    ),
  );

function hostileForm(resource: Resource, draft: Readonly<Record<string, unknown>>): fc.Arbitrary<HostileForm> {
  const columns = resource.workbook ?? [];
  const cell = (name: string) =>
    fc.oneof({ weight: 5, arbitrary: fc.constant(String(draft[name] ?? '')) }, { weight: 1, arbitrary: hostileText });
  const sheet = fc.record({
    headings: fc.constant(columns.map((name) => columnHeading(columnOf(resource, name)!))),
    rows: fc.array(fc.tuple(...columns.map(cell)), { minLength: 1, maxLength: 3 }),
    cut: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 400 }) }),
  });
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 60 }),
    fc
      .constantFrom('', 'PK', 'PK\u0003\u0004', '<html>', 'a,b\n1,2\n', '%PDF-1.7')
      .map((text) => new TextEncoder().encode(text)),
  );
  const correction = fc.record({
    row: fc.constantFrom<unknown>(1, 2, 3, 1e9, 0, -1, 1.5, '2'),
    column: fc.oneof(fc.constantFrom(...columns.map((name) => columnHeading(columnOf(resource, name)!))), hostileText),
    value: hostileText,
  });
  return fc.record({
    fileName: fc.oneof(fc.constant('台账.xlsx'), hostileText),
    file: fc.oneof({ weight: 3, arbitrary: sheet }, { weight: 1, arbitrary: bytes.map((each) => ({ bytes: each })) }),
    fields: fc.record(
      {
        check: fc.constantFrom('1', '0', 'x'),
        validOnly: fc.constantFrom('1', '0', 'x'),
        corrections: fc.oneof(
          hostileText,
          fc.array(correction, { maxLength: 3 }).map((each) => JSON.stringify(each)),
        ),
      },
      { requiredKeys: [] },
    ),
  });
}

/** The bytes of a form's file: a workbook under the official headings, perhaps cut short. */
export async function bytesOf(file: HostileFile, writer: SpreadsheetWriter): Promise<Uint8Array> {
  if ('bytes' in file) return file.bytes;
  const { headings, rows, cut } = file;
  const columns = headings.map((heading) => ({ heading, width: 12, kind: 'text' as const }));
  const whole = await writer.write([{ name: '数据', columns, rows }]);
  return whole.subarray(0, Math.max(0, whole.length - cut));
}
