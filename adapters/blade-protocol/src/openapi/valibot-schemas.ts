import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { schemaRef, type JsonSchema } from './document';

type Schema = v.GenericSchema;

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // Transformations change how a value is represented, not what may be sent.
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => schemaRef(referenceId).$ref,
};

/** Declared forms as schemas of the document, referring to each other by their names. */
export function namedSchemas(schemas: Readonly<Record<string, Schema>>): Readonly<Record<string, JsonSchema>> {
  return toJsonSchemaDefs({ ...schemas }, config) as unknown as Record<string, JsonSchema>;
}

/** Each argument of a call with its form, and whether it is required. */
export function propertiesOf(schema: Schema): { name: string; required: boolean; schema: JsonSchema }[] {
  const { properties = {}, required = [] } = toJsonSchema(schema, config);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    required: required.includes(name),
    schema: simplified(property as JsonSchema),
  }));
}

export function bodySchema(schema: Schema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, config);
  return rest as JsonSchema;
}

/**
 * Simplified for a query, where everything is text: leaves out number alternatives and the empty text for a missing
 * value.
 */
function simplified({ anyOf, ...schema }: JsonSchema): JsonSchema {
  if (!Array.isArray(anyOf)) return schema;
  const kinds = (anyOf as JsonSchema[]).map(simplified).filter(({ const: only }) => only !== '');
  const asText = kinds.filter(({ type }) => type !== 'number');
  return asText.length === 1 ? { ...asText[0], ...schema } : { ...schema, anyOf: kinds };
}
