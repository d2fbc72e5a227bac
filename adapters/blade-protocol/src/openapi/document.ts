/* The parts of an OpenAPI 3.1 document that are made here. https://spec.openapis.org/oas/v3.1.1 */

export type JsonSchema = Readonly<Record<string, unknown>>;

export type Reference = Readonly<Record<'$ref', string>>;

/** Each entry is an alternative; all schemes of an entry are required together. */
export type Security = readonly Readonly<Record<string, readonly string[]>>[];

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header' | 'path';
  readonly required?: boolean;
  readonly description?: string;
  readonly style?: 'form';
  readonly explode?: boolean;
  readonly schema: JsonSchema;
}

export interface MediaType {
  readonly schema: JsonSchema;
}

export interface RequestBody {
  readonly required: boolean;
  readonly description?: string;
  readonly content: Readonly<Record<string, MediaType>>;
}

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: RequestBody;
  readonly responses: Readonly<Record<string, Response | Reference>>;
  readonly security: Security;
  /** Permission codes of which the caller needs one; empty where none is required. */
  readonly 'x-permission': readonly string[];
}

export type HttpMethod = 'get' | 'post' | 'delete';

/** An operation and where it is served. */
export interface Placed {
  readonly path: string;
  readonly method: HttpMethod;
  readonly operation: Operation;
}

export interface Components {
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly responses: Readonly<Record<string, Response>>;
  readonly securitySchemes: Readonly<Record<string, JsonSchema>>;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<HttpMethod, Operation>>>>>;
  /** What the server posts to addresses of others. */
  readonly webhooks: Readonly<Record<string, { readonly post: Webhook }>>;
  readonly components: Components;
}

/** A message that is posted to a receiver; it has no path and no permission. */
export type Webhook = Omit<Operation, 'tags' | 'x-permission'>;

export const schemaRef = (name: string): Reference => ({ $ref: `#/components/schemas/${name}` });
export const parameterRef = (name: string): Reference => ({ $ref: `#/components/parameters/${name}` });
export const responseRef = (name: string): Reference => ({ $ref: `#/components/responses/${name}` });

/** `blade-rdm/dict-biz` → `RdmDictBiz`, the name of its schemas. */
export const schemaNameOf = (path: string): string =>
  path
    .replace(/^blade-/, '')
    .split(/[/\-_.]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** `/api/blade-rdm/project/list` → `rdm.project.list`, an operation id as unique as its path. */
export const dotted = (path: string): string =>
  path
    .replace(/^\/api\//, '')
    .replace(/^blade-/, '')
    .replaceAll('/', '.');
