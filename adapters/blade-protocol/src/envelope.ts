import type { Fault, Language, Text } from '@rdm/core/internal/kernel';

/** The body `R<T>` of every answer but tokens and files. docs/wire.md, Envelope */
export interface Envelope<T = unknown> {
  readonly code: number;
  readonly success: boolean;
  readonly data: T;
  readonly msg: string;
}

const DONE = { zh: '操作成功', en: 'Done' };
const NOTHING = { zh: '暂无承载数据', en: 'No data' };

/** @param said the message, where it is more specific than 操作成功 */
export function success(data: unknown, language: Language, said: Text = DONE): Envelope {
  const nothing = data === null;
  return {
    code: 200,
    success: true,
    data: nothing || data === undefined ? {} : data,
    msg: (nothing ? NOTHING : said)[language],
  };
}

export function failure(fault: Fault, language: Language): Envelope {
  const fields = fault.fields?.map(({ field, message }) => ({ field, message: message[language] }));
  return {
    code: fault.code,
    success: false,
    data: fault.data ?? (fields ? { name: fault.name, fields } : { name: fault.name }),
    msg: fault.message[language],
  };
}

const UNKNOWN = { zh: '未知错误', en: 'Unknown error' };

/** Parses a refusal; the server has already chosen the language, so both texts are its message. */
export function faultOf(body: Partial<Envelope> & { error_description?: string }, status: number): Fault {
  const said = body.msg || body.error_description;
  const data = (body.data ?? {}) as { name?: string; fields?: { field: string; message: string }[] };
  const code = (body.code ?? status) as Fault['code'];
  return {
    code,
    name: data.name ?? `HTTP_${code}`,
    message: said ? { zh: said, en: said } : UNKNOWN,
    ...(Array.isArray(data.fields) && {
      fields: data.fields.map(({ field, message }) => ({ field, message: { zh: message, en: message } })),
    }),
    data: body.data,
  };
}
