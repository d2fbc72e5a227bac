import { faults, quotable, Refusal, text, type Text } from '@rdm/core/internal/kernel';
import type { Resource } from '@rdm/core/internal/records';
import * as v from 'valibot';
import type { AnyShape } from './wire/shape';

/** How one method of a port is sent over HTTP. Arguments are sent in the part of the request whose schema is given. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** Arguments that are part of the path, as `{name}`. */
  readonly params?: v.GenericSchema<unknown, object>;
  readonly query?: v.GenericSchema<unknown, object>;
  readonly body?: v.GenericSchema<unknown, object>;
  /** The body is a list, the method's argument of this name. */
  readonly bodyList?: BodyList;
  /** Headers that carry arguments, by argument. They win over the query. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A multipart form with one file, which the method takes as `file` and `fileName`. */
  readonly upload?: true;
  /** The query is a page query of this resource, the method's one argument; the answer is a page unless a download. */
  readonly page?: Resource;
  /** Besides its own parameters the query has conditions on records of this resource, the method's argument `where`. */
  readonly filters?: Resource;
  /** The body is a draft of this resource, the method's argument `draft`. */
  readonly draft?: Resource;
  /** The answer is a record of this resource, or several. */
  readonly record?: Resource;
  /** Body, as the method's argument `sheet`, and answer are several records that belong together. */
  readonly sheet?: Sheet;
  /**
   * `bare`: the object itself instead of the envelope, as the family does for tokens. `download`: the bytes of a file;
   * `stream`: those of one that is made while it is sent.
   */
  readonly answer?: 'envelope' | 'bare' | 'download' | 'stream';
  /**
   * The answer's `link` is a path of the server; on the wire it is prefixed with the server's origin, which is also
   * sent as `domain`.
   */
  readonly links?: true;
  /** Names on the wire, by argument, where the family's differ; the schemas use the names on the wire. */
  readonly names?: Readonly<Record<string, string>>;
  /** By their names on the wire: arguments that are the md5 of a password. */
  readonly passwords?: Readonly<Record<string, PasswordArgument>>;
  /** The form of the answer on the wire, where it differs. */
  readonly shape?: AnyShape;
  /** The success message instead of 操作成功. */
  readonly said?: Text;
  /** May take longer than five minutes. */
  readonly slow?: boolean;
  /** Further paths under which the same call is served. */
  readonly aliases?: readonly string[];
}

/** An argument that is the lower-case md5 hex of a password. Clients of the family send it locked with SM2, or as typed. */
export interface PasswordArgument {
  /** The argument that takes the same as it was typed. */
  readonly typed?: string;
  /** As typed it is no password. */
  readonly neverTyped?: true;
}

/** A body that is a list instead of an object. */
export interface BodyList {
  /** The method's argument. */
  readonly name: string;
  readonly items: v.GenericSchema<unknown, unknown>;
  /** Most items per call; more are refused. */
  readonly most: number;
}

/**
 * Records that are saved together. On the wire the main record's properties are at the top level and each part under
 * its name; a missing part is an empty object. Records of which there are several are a list under its name.
 */
export interface Sheet {
  readonly main: { readonly name: string; readonly resource: Resource };
  readonly parts: Readonly<Record<string, Resource>>;
  readonly lists?: Readonly<Record<string, Resource>>;
  /** `answer`: only the answer is a sheet; the arguments are sent otherwise. */
  readonly only?: 'answer';
}

/** Checks arguments against their schema; refuses with the family's message for the first invalid one. */
export function decode(schema: v.GenericSchema<unknown, object>, input: unknown): object {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const name = quotable(v.getDotPath(issue) ?? '');
  if (name === '') throw new Refusal(faults.invalid(NOT_AN_OBJECT));
  const isMissing = issue.received === 'undefined' || issue.received === '""';
  throw isMissing ? missingParameter(name) : wrongParameter(name);
}

/** The argument that a body holds as a list. Refuses what is not a list, and the first invalid item. */
export function decodeList({ name, items, most }: BodyList, body: unknown): object {
  if (!Array.isArray(body)) throw new Refusal(faults.invalid(NOT_A_LIST));
  if (body.length > most) throw new Refusal(faults.invalid(tooMany(most)));
  return decode(v.object({ [name]: v.array(items) }), { [name]: body });
}

const NOT_A_LIST = text('请求内容应为一个数组', 'The request body must be a list');
const tooMany = (most: number) =>
  text(`一次最多提交${most}条，请分批提交`, `One call takes at most ${most} items; send them in parts`);

/** Message for a body that must be one object and is not. */
export const NOT_AN_OBJECT = text('请求内容应为一个对象', 'The request body must be one object');

/** In the words of the family. docs/wire.md, Errors */
export const missingParameter = (name: string) =>
  new Refusal(faults.invalid(text(`缺少必要的请求参数: ${name}`, `The parameter ${name} is missing`)));

/** In the words of the family. docs/wire.md, Errors */
export const wrongParameter = (name: string) =>
  new Refusal(faults.invalid(text(`请求参数格式错误: ${name}`, `The parameter ${name} has a wrong format`)));
