import { referencesOf, type baseColumns, type Resource } from '@rdm/core/internal/records';
import { maskedSecrets, SECRET_MASK, stockNumbers, stockProperties } from '../stock-fields';
import { schemaNameOf, schemaRef, type JsonSchema } from './document';
import { answeredProperty, givenProperty, idOrEmptySchema, idSchema, isGiven, timeSchema } from './field-schema';

export const recordName = (resource: Resource) => `${schemaNameOf(resource.name)}Record`;
export const draftName = (resource: Resource) => `${schemaNameOf(resource.name)}Draft`;
export const pageName = (resource: Resource) => `${schemaNameOf(resource.name)}Page`;

/** Record, request body and page of a resource, from its fields alone. */
export function resourceSchemas(resource: Resource): Readonly<Record<string, JsonSchema>> {
  return {
    [recordName(resource)]: recordSchema(resource),
    [draftName(resource)]: draftSchema(resource),
    [pageName(resource)]: pageSchema(resource),
  };
}

const version: JsonSchema = {
  type: 'integer',
  description: 'Rises with every change. Sent with a change, it is refused with 409 when somebody else was faster.',
};

/** What every record carries besides its fields; `id` to `updateTime` are columns of the store. */
const base: Readonly<Record<keyof typeof baseColumns | 'tenantId' | 'isDeleted', JsonSchema>> = {
  id: idSchema,
  tenantId: { type: 'string' },
  version,
  status: { type: 'integer' },
  createUser: idOrEmptySchema,
  createDept: idOrEmptySchema,
  createTime: timeSchema,
  updateUser: idOrEmptySchema,
  updateTime: timeSchema,
  isDeleted: { const: 0 },
};

function recordSchema(resource: Resource): JsonSchema {
  const own = Object.keys(resource.fields).filter((name) => !resource.fields[name]!.secret);
  const properties = {
    ...base,
    ...Object.fromEntries(own.map((name) => [name, answeredProperty(resource, name)])),
    ...shownProperties(resource),
  };
  const read = Object.entries(resource.onRead ?? {}).map(([name, { label }]) => [
    name,
    { type: 'string', title: label.zh, description: `${label.en}; worked out when lists and single records are read.` },
  ]);
  return {
    type: 'object',
    title: resource.label.zh,
    description: `${resource.label.en}, as the server answers it. What is empty is empty text, and −1 for integers.`,
    properties: { ...properties, ...Object.fromEntries(read), ...stockSchemas(resource) },
    required: Object.keys(properties),
  };
}

/** What clients of the family read besides. docs/wire.md, Stock clients */
function stockSchemas(resource: Resource): Record<string, JsonSchema> {
  const further = Object.entries(stockProperties(resource)).map(([name, description]): [string, JsonSchema] => [
    name,
    { type: ['string', 'integer'], description },
  ]);
  const numbers = stockNumbers(resource).map((name): [string, JsonSchema] => [
    name,
    { type: 'integer', title: resource.fields[name]!.label.zh, description: '−1 where there is none.' },
  ]);
  const masks = maskedSecrets(resource).map((name): [string, JsonSchema] => [
    name,
    { const: SECRET_MASK, description: 'In the place of a secret; sent back as it is, it changes nothing.' },
  ]);
  return Object.fromEntries([...further, ...numbers, ...masks]);
}

/** What the references of a record show of the records they name. */
function shownProperties(resource: Resource): Record<string, JsonSchema> {
  return Object.fromEntries(
    referencesOf(resource).flatMap(([by, { shows }]) =>
      Object.entries(shows).map(([name, { label, from }]) => [
        name,
        { type: 'string', title: label.zh, description: `${label.en}: \`${from}\` of what \`${by}\` names.` },
      ]),
    ),
  );
}

function draftSchema(resource: Resource): JsonSchema {
  const given = Object.keys(resource.fields).filter((name) => isGiven(resource.fields[name]!));
  return {
    type: 'object',
    title: resource.label.zh,
    description:
      `${resource.label.en}, as it is submitted. What is absent or null keeps its value, empty text clears it. ` +
      `Lists may be arrays or joined by commas. Told apart by ${resource.naturalKey.map((name) => `\`${name}\``).join(', ')}` +
      (resource.submitFinds === 'naturalKey' ? ': without an `id` these say which record is meant.' : '.'),
    properties: {
      id: { type: ['string', 'null'], description: 'Absent or empty adds a record.' },
      version: { ...version, type: ['integer', 'null'] },
      ...Object.fromEntries(given.map((name) => [name, givenProperty(resource, name)])),
    },
  };
}

/** MyBatis-Plus `IPage`. docs/wire.md, Page */
function pageSchema(resource: Resource): JsonSchema {
  const whole = { type: 'integer' };
  const properties = {
    records: { type: 'array', items: schemaRef(recordName(resource)) },
    total: { ...whole, description: 'Records on all pages.' },
    size: whole,
    current: whole,
    pages: whole,
    orders: { type: 'array', items: {} },
    optimizeCountSql: { type: 'boolean' },
    hitCount: { type: 'boolean' },
    countId: { type: 'string' },
    maxLimit: whole,
    searchCount: { type: 'boolean' },
  };
  const sums = {
    type: 'object',
    description: 'With `sums=1`: what each amount column of all matching records comes to.',
    additionalProperties: { type: 'string' },
  };
  const required = Object.keys(properties);
  return { type: 'object', title: resource.label.zh, properties: { ...properties, sums }, required };
}
