import type { Resource } from '@rdm/core/internal/records';
import type { Endpoint, Sheet } from '../endpoint';
import { accessOf, submitAccess } from './access';
import { answerName, areaCalls, type AreaCall } from './area-calls';
import {
  dotted,
  schemaRef,
  type HttpMethod,
  type JsonSchema,
  type Operation,
  type Parameter,
  type Placed,
} from './document';
import { conditionParameters, pageParameters, selectionParameters } from './list-parameters';
import { parameterText } from './parameter-texts';
import { draftName, pageName, recordName } from './resource-schemas';
import { binary, downloadResponse, enveloped, jsonResponse, refusalsOf, type RefusalCode } from './responses';
import { bodySchema, propertiesOf } from './valibot-schemas';

/** Every special call of the endpoint table, under its own path and its aliases. */
export const areaOperations = (): Placed[] =>
  areaCalls().flatMap((call) => {
    const { path: own, aliases = [], method } = call.endpoint;
    return [own, ...aliases].map((path) => ({
      path,
      method: method.toLowerCase() as HttpMethod,
      operation: operationOf(call, path === own ? null : path),
    }));
  });

function operationOf(call: AreaCall, alias: string | null): Operation {
  const { area, method, endpoint, described, access } = call;
  const submitted = submittedTo(endpoint);
  const { security, 'x-permission': permission, sentence } = submitted ? submitAccess(submitted) : accessOf(access);
  const also = alias === null ? '' : ` The same as \`${endpoint.path}\`.`;
  const parameters = [...listParametersOf(endpoint), ...pathParameters(endpoint), ...argumentParameters(endpoint)];
  return {
    operationId: alias === null ? `${area}.${method}` : dotted(alias),
    tags: [area],
    summary: described.about.zh,
    description: `${described.about.en}${also} ${sentence}`,
    ...(parameters.length > 0 && { parameters }),
    ...bodyOf(endpoint),
    responses: { 200: answerOf(call), ...refusalsOf(refusalCodes(call), endpoint.answer === 'bare') },
    // A token is issued to a known client only.
    security: area === 'session' && method === 'token' ? [{ client: [] }] : security,
    'x-permission': permission,
  };
}

/** The resource whose records a call adds or changes by drafts, as a submit does. */
const submittedTo = ({ draft, sheet }: Endpoint): Resource | undefined =>
  draft ?? (sheet && sheet.only !== 'answer' ? sheet.main.resource : undefined);

function answerOf(call: AreaCall): Operation['responses'][string] {
  const { endpoint } = call;
  if (endpoint.answer === 'download' || endpoint.answer === 'stream') return downloadResponse('*/*');
  const data = dataOf(call);
  return jsonResponse('成功 · Done', endpoint.answer === 'bare' ? data : enveloped(data));
}

/** The form of the data: from the resources the endpoint names, or as it is declared. */
function dataOf(call: AreaCall): JsonSchema {
  const { endpoint, described } = call;
  const { page, record, sheet, answer } = endpoint;
  if (page) return schemaRef(pageName(page));
  if (record && described.many) return { type: 'array', items: schemaRef(recordName(record)) };
  if (record) return orNothing(schemaRef(recordName(record)), described.orNothing === true);
  if (sheet) {
    const part = (resource: Resource) => orNothing(schemaRef(recordName(resource)), true);
    const item = (resource: Resource) => schemaRef(recordName(resource));
    return together(schemaRef(recordName(sheet.main.resource)), sheet, part, item);
  }
  if (described.schema) return schemaRef(answerName(call));
  return schemaRef(answer === 'bare' ? 'BareDone' : 'Nothing');
}

const orNothing = (schema: JsonSchema, mayBe: boolean): JsonSchema =>
  mayBe ? { anyOf: [schema, schemaRef('Nothing')] } : schema;

/** The main record's properties with each part, and each list of parts, under its name. */
const together = (
  main: JsonSchema,
  { parts, lists = {} }: Sheet,
  part: (resource: Resource) => JsonSchema,
  item: (resource: Resource) => JsonSchema,
): JsonSchema => ({
  allOf: [
    main,
    {
      type: 'object',
      properties: Object.fromEntries([
        ...Object.entries(parts).map(([name, resource]) => [name, part(resource)] as const),
        ...Object.entries(lists).map(([name, resource]) => [name, { type: 'array', items: item(resource) }] as const),
      ]),
    },
  ],
});

function listParametersOf({ page, filters, query, answer }: Endpoint) {
  if (filters) return conditionParameters(filters, query ? propertiesOf(query).map(({ name }) => name) : []);
  return page ? (answer === 'download' ? selectionParameters(page) : pageParameters(page)) : [];
}

/** Arguments that are part of the path. */
const pathParameters = ({ params }: Endpoint): Parameter[] =>
  params
    ? propertiesOf(params).map(({ name, schema }) => {
        const text = parameterText(name);
        return { name, in: 'path', required: true, ...(text && { description: text }), schema };
      })
    : [];

/** Arguments of the query, and those that a header may carry instead. */
function argumentParameters({ query, headers = {} }: Endpoint): Parameter[] {
  if (!query) return [];
  return propertiesOf(query).flatMap(({ name, required, schema }) => {
    const header = headers[name];
    const text = parameterText(header ?? name) ?? parameterText(name);
    const inQuery: Parameter = {
      name,
      in: 'query',
      ...(required && !header && { required }),
      ...(text && { description: text }),
      schema,
    };
    if (header === undefined) return [inQuery];
    const description = `${text ?? name} Wins over \`${name}\` in the query${required ? '; one of both is needed' : ''}.`;
    return [inQuery, { name: header, in: 'header', description, schema }];
  });
}

function bodyOf(endpoint: Endpoint): Pick<Operation, 'requestBody'> {
  const { method, query, upload } = endpoint;
  if (upload) {
    const schema = { type: 'object', properties: { file: binary }, required: ['file'] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  const json = jsonBodyOf(endpoint);
  if (json) return { requestBody: { required: true, content: { 'application/json': { schema: json } } } };
  if (method === 'GET' || !query) return {};
  const properties = Object.fromEntries(propertiesOf(query).map(({ name, schema }) => [name, schema]));
  return {
    requestBody: {
      required: false,
      description: 'The arguments may stand in a form instead of the query, where no log keeps them.',
      content: { 'application/x-www-form-urlencoded': { schema: { type: 'object', properties } } },
    },
  };
}

function jsonBodyOf({ body, bodyList, draft, sheet }: Endpoint): JsonSchema | null {
  if (bodyList) return { type: 'array', maxItems: bodyList.most, items: bodySchema(bodyList.items) };
  if (body) return bodySchema(body);
  if (draft) return schemaRef(draftName(draft));
  if (!sheet || sheet.only === 'answer') return null;
  const part = (resource: Resource) => schemaRef(draftName(resource));
  return together(part(sheet.main.resource), sheet, part, part);
}

function refusalCodes({ endpoint, access }: AreaCall): RefusalCode[] {
  const { method, path, query } = endpoint;
  const asks = typeof access === 'object' || submittedTo(endpoint) !== undefined;
  return [
    400,
    401,
    // Guests are denied calls for users.
    ...(asks || access === 'signedIn' || access === 'person' ? ([403] as const) : []),
    ...(asks && (query || method !== 'GET') ? ([404] as const) : []),
    ...(asks && method === 'POST' ? ([409] as const) : []),
    ...(method !== 'GET' ? ([413, 415] as const) : []),
    // Rate-limited, because passwords and captchas could be guessed.
    ...(/^\/api\/(blade-auth|enterprise|k3)\/|\/(send-validate|register-guest)$/.test(path) ? ([429] as const) : []),
    500,
  ];
}
