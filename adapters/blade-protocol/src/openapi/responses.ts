import { schemaRef, responseRef, type JsonSchema, type Reference, type Response } from './document';

const JSON_TYPE = 'application/json';

/** `R<T>`, the body of every answer but tokens and files. docs/wire.md, Envelope */
export function enveloped(data: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: { code: { const: 200 }, success: { const: true }, data, msg: { type: 'string' } },
    required: ['code', 'success', 'data', 'msg'],
  };
}

export const jsonResponse = (description: string, schema: JsonSchema): Response => ({
  description,
  content: { [JSON_TYPE]: { schema } },
});

/** A file download; its name is in the header. */
export const downloadResponse = (type: string): Response => ({
  description: '文件 · A file, named in Content-Disposition',
  headers: {
    'Content-Disposition': {
      description: "`attachment; filename*=UTF-8''…`, the name percent-encoded",
      schema: { type: 'string' },
    },
  },
  content: { [type]: { schema: binary } },
});

/** The bytes of a file. */
export const binary: JsonSchema = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' };

const fault: JsonSchema = {
  type: 'object',
  properties: {
    name: { type: 'string', description: 'Stable, for programs, e.g. `STALE_VERSION`.' },
    fields: {
      type: 'array',
      description: 'Faults of single fields, in the order of the form.',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, message: { type: 'string' } },
        required: ['field', 'message'],
      },
    },
  },
};

const refusal = (data: JsonSchema) => ({
  type: 'object',
  properties: {
    code: { type: 'integer', description: 'The HTTP status again.' },
    success: { const: false },
    data,
    msg: { type: 'string', description: 'One sentence in the language asked for that says what to do.' },
  },
  required: ['code', 'success', 'data', 'msg'],
});

/** Bodies that every resource and area shares. */
export const envelopeSchemas: Readonly<Record<string, JsonSchema>> = {
  Nothing: { type: 'object', description: 'No data.', maxProperties: 0 },
  Refusal: refusal(fault),
  RefusedImport: refusal({ anyOf: [fault, schemaRef('ImportReport')] }),
  TokenRefusal: {
    ...refusal(fault),
    description: 'As the family’s token calls refuse: its two keys beside those of every refusal.',
    properties: {
      ...refusal(fault).properties,
      error_code: { type: 'integer' },
      error: { type: 'string', description: 'RFC 6749 §5.2' },
      error_description: { type: 'string' },
    },
  },
  BareDone: {
    type: 'object',
    properties: { success: { const: 'true' }, msg: { type: 'string' } },
    required: ['success', 'msg'],
  },
};

const refusals = {
  400: ['BadRequest', '参数或内容有误 · A parameter or the body is wrong; `data.fields` names the fields'],
  401: ['Unauthorised', '未登录、令牌失效或客户端未知 · No session, an expired token, or an unknown client'],
  403: ['Forbidden', '没有权限 · The permission is missing; the sentence names it'],
  404: ['NotFound', '不存在或已删除 · It does not exist or was deleted'],
  409: ['Conflict', '数据已被他人修改 · Somebody else has changed the record; read it again'],
  413: ['TooLarge', '内容过大 · The body is larger than the server takes'],
  415: ['WrongMediaType', '媒体类型不支持 · The media type of the body is not read here'],
  429: ['TooManyRequests', '请求过于频繁 · Too many requests; wait as long as Retry-After says'],
  500: [
    'Unexpected',
    '服务器处理出错 · The server failed and nothing was changed; the sentence has a number to report',
  ],
} as const;

export type RefusalCode = keyof typeof refusals;

/** Each refusal with either of the two bodies, and that of an import, which reports on the rows. */
export const refusalResponses: Readonly<Record<string, Response>> = {
  ...Object.fromEntries(
    Object.values(refusals).flatMap(([name, description]) => [
      [name, jsonResponse(description, schemaRef('Refusal'))],
      [`${name}Bare`, jsonResponse(description, schemaRef('TokenRefusal'))],
    ]),
  ),
  ImportRefused: jsonResponse(
    '参数或文件有误，`data` 为逐行错误 · The upload is wrong; the report in `data` names the cells, and nothing was written',
    schemaRef('RefusedImport'),
  ),
};

/** References to the refusals of a call, by their status. */
export function refusalsOf(codes: readonly RefusalCode[], bare = false): Record<string, Reference> {
  return Object.fromEntries(codes.map((code) => [code, responseRef(`${refusals[code][0]}${bare ? 'Bare' : ''}`)]));
}

export const responseOfImport = { 400: responseRef('ImportRefused') };
