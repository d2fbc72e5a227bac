import type { AreaCalls, Resource } from '@rdm/core/records';
import type { Text } from '@rdm/core/kernel';
import { SUBMISSION_HEADER } from '../clients';
import type { Sheet } from '../endpoint';
import type { AnyShape } from './shape';

/** How a special call travels beyond its path. Plain arguments and answers are described by the call itself. */
export interface Travels {
  /** Further paths under which the same call is served. */
  readonly aliases?: readonly string[];
  /** Arguments that travel in headers, by argument. They win over the query. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The body is a list, the method's argument of this name; more than `most` items are refused. `drafts`: of records. */
  readonly list?: { readonly name: string; readonly most: number; readonly drafts?: Resource };
  /** A multipart form with one file, which the method takes as `file` and `fileName`. */
  readonly upload?: true;
  /** The query is a page query of this resource, the method's one argument; the answer is a page unless a download. */
  readonly page?: Resource;
  /** Beside its own parameters the query states conditions on records of this resource, the method's argument `where`. */
  readonly filters?: Resource;
  /** The body is a draft of this resource, the method's argument `draft`. */
  readonly draft?: Resource;
  /** The answer is a record of this resource. */
  readonly record?: Resource;
  /** The answer is several of those records. */
  readonly many?: true;
  /** There may be no such record; then the data are an empty object. */
  readonly orNothing?: true;
  /** Body, as the method's argument `sheet`, and answer are several records that belong together. */
  readonly sheet?: Sheet;
  /** `bare`: the object itself instead of the envelope, as the family does for tokens. `download`: the bytes of a file. */
  readonly answer?: 'bare' | 'download';
  /** The answer's `link` is a path of the server; on the wire the server's origin stands before it and as `domain`. */
  readonly links?: true;
  /** Arguments the family knows under other names, by argument. */
  readonly names?: Readonly<Record<string, string>>;
  /** The form of the answer on the wire, where it is another one. */
  readonly shape?: AnyShape;
  /** What is said of its success in place of 操作成功. */
  readonly said?: Text;
  /** May take longer than five minutes. */
  readonly slow?: true;
  /** A key in a header or the query names the form a submit comes from, the method's argument `key`. */
  readonly keyed?: true;
}

/** One call on the wire. Client and server are both made from it. */
export interface WireLine extends Omit<Travels, 'keyed'> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** The whole path; `{name}` stands for an argument. */
  readonly path: string;
  /** Where plain arguments travel that stand neither in the path nor in headers. */
  readonly args: 'query' | 'body';
  readonly keyed?: true;
}

/** The lines of an area: a call without one does not compile. */
export type Wire<Calls extends AreaCalls> = { readonly [Name in keyof Calls]: WireLine };

const line = (
  method: WireLine['method'],
  path: string,
  args: WireLine['args'],
  { headers, ...travels }: Travels = {},
): WireLine => ({
  method,
  path: `/api/${path}`,
  args,
  ...((headers || travels.keyed) && { headers: { ...headers, ...(travels.keyed && { key: SUBMISSION_HEADER }) } }),
  ...travels,
  ...(travels.aliases && { aliases: travels.aliases.map((alias) => `/api/${alias}`) }),
});

/** Arguments in the query. The path stands below `/api/`. */
export const get = (path: string, travels?: Travels): WireLine => line('GET', path, 'query', travels);

/** The answer is a file. */
export const download = (path: string, travels?: Travels): WireLine =>
  line('GET', path, 'query', { ...travels, answer: 'download' });

/** Arguments in a JSON body, unless records or a file are what the body holds. */
export const post = (path: string, travels: Travels = {}): WireLine => {
  const { draft, sheet, upload, list, page, filters } = travels;
  return line('POST', path, (draft ?? sheet ?? upload ?? list ?? page ?? filters) ? 'query' : 'body', travels);
};

/** Arguments in the query or in a form, as the family posts what is short. */
export const postForm = (path: string, travels?: Travels): WireLine => line('POST', path, 'query', travels);

/** A DELETE with a list as its body. */
export const remove = (path: string, travels?: Travels): WireLine => line('DELETE', path, 'query', travels);
