import { faults, quotable, Refusal, text, type Text } from '@rdm/core/kernel';
import type { Resource } from '@rdm/core/records';
import * as v from 'valibot';
import type { AnyShape } from './wire/shape';

/** How one method of a port goes over the wire. Arguments travel in the place whose schema is given. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** Arguments that are part of the path, where `{name}` stands for them. */
  readonly params?: v.GenericSchema<unknown, object>;
  readonly query?: v.GenericSchema<unknown, object>;
  readonly body?: v.GenericSchema<unknown, object>;
  /** The body is a list, the method's argument of this name. */
  readonly bodyList?: BodyList;
  /** Arguments that travel in headers, by argument. They win over the query. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A multipart form with one file, which the method takes as `file` and `fileName`. */
  readonly upload?: true;
  /** The query is a page query of this resource, the method's one argument; the answer is a page unless a download. */
  readonly page?: Resource;
  /** Beside its own parameters the query states conditions on records of this resource, the method's argument `where`. */
  readonly filters?: Resource;
  /** The body is a draft of this resource, the method's argument `draft`. */
  readonly draft?: Resource;
  /** The answer is a record of this resource, or several. */
  readonly record?: Resource;
  /** Body, as the method's argument `sheet`, and answer are several records that belong together. */
  readonly sheet?: Sheet;
  /** `bare`: the object itself instead of the envelope, as the family does for tokens. `download`: the bytes of a file. */
  readonly answer?: 'envelope' | 'bare' | 'download';
  /** The answer's `link` is a path of the server; on the wire the server's origin stands before it and as `domain`. */
  readonly links?: true;
  /** Arguments the family knows under other names, by argument; the schemas have the names of the wire. */
  readonly names?: Readonly<Record<string, string>>;
  /** The form of the answer on the wire, where it is another one. */
  readonly shape?: AnyShape;
  /** What is said of its success in place of 操作成功. */
  readonly said?: Text;
  /** May take longer than five minutes. */
  readonly slow?: boolean;
  /** Further paths under which the same call is served. */
  readonly aliases?: readonly string[];
}

/** A body that is a list instead of an object. */
export interface BodyList {
  /** The method's argument. */
  readonly name: string;
  readonly items: v.GenericSchema<unknown, unknown>;
  /** As many as one call takes; more of them are refused. */
  readonly most: number;
}

/**
 * Records that are saved as one. On the wire the main one's properties stand at the top and each part under its name;
 * a part that is not there is an empty object.
 */
export interface Sheet {
  readonly main: { readonly name: string; readonly resource: Resource };
  readonly parts: Readonly<Record<string, Resource>>;
  /** `answer`: only the answer is one, the arguments travel otherwise. */
  readonly only?: 'answer';
}

/** Checks arguments against their schema; refuses with the family's sentence for the first that does not fit. */
export function decode(schema: v.GenericSchema<unknown, object>, input: unknown): object {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const name = quotable(v.getDotPath(issue) ?? '');
  if (name === '') throw new Refusal(faults.invalid(NOT_AN_OBJECT));
  const isMissing = issue.received === 'undefined' || issue.received === '""';
  throw isMissing ? missingParameter(name) : wrongParameter(name);
}

/** The argument that a body holds as a list. Refuses what is no list, and the first item that does not fit. */
export function decodeList({ name, items, most }: BodyList, body: unknown): object {
  if (!Array.isArray(body)) throw new Refusal(faults.invalid(NOT_A_LIST));
  if (body.length > most) throw new Refusal(faults.invalid(tooMany(most)));
  return decode(v.object({ [name]: v.array(items) }), { [name]: body });
}

const NOT_A_LIST = text('请求内容应为一个数组', 'The request body must be a list');
const tooMany = (most: number) =>
  text(`一次最多提交${most}条，请分批提交`, `One call takes ${most} items at the most; send them in parts`);

/** What a body is refused with where it must be one object. */
export const NOT_AN_OBJECT = text('请求内容应为一个对象', 'The request body must be one object');

/** In the words of the family. docs/wire.md, Errors */
export const missingParameter = (name: string) =>
  new Refusal(faults.invalid(text(`缺少必要的请求参数: ${name}`, `The parameter ${name} is missing`)));

/** In the words of the family. docs/wire.md, Errors */
export const wrongParameter = (name: string) =>
  new Refusal(faults.invalid(text(`请求参数格式错误: ${name}`, `The parameter ${name} has a wrong format`)));
