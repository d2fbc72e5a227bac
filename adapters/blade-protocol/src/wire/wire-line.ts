import type { AreaCalls, Resource } from '@rdm/core/internal/records';
import type { Text } from '@rdm/core/internal/kernel';
import { SUBMISSION_HEADER } from '../clients';
import type { PasswordArgument, Sheet } from '../endpoint';
import type { AnyShape } from './shape';

/** How a special call is sent, besides its path. Plain arguments and answers are described by the call itself. */
export interface Travels {
  /** Further paths under which the same call is served. */
  readonly aliases?: readonly string[];
  /** Headers that carry arguments, by argument. They win over the query. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The body is a list, the method's argument of this name; more than `most` items are refused. `drafts`: of records. */
  readonly list?: { readonly name: string; readonly most: number; readonly drafts?: Resource };
  /** A multipart form with one file, which the method takes as `file` and `fileName`. */
  readonly upload?: true;
  /** The query is a page query of this resource, the method's one argument; the answer is a page unless a download. */
  readonly page?: Resource;
  /** Besides its own parameters the query has conditions on records of this resource, the method's argument `where`. */
  readonly filters?: Resource;
  /** The body is a draft of this resource, the method's argument `draft`. */
  readonly draft?: Resource;
  /** The answer is a record of this resource. */
  readonly record?: Resource;
  /** The answer is several of those records. */
  readonly many?: true;
  /** There may be no such record; then `data` is an empty object. */
  readonly orNothing?: true;
  /** Body, as the method's argument `sheet`, and answer are several records that belong together. */
  readonly sheet?: Sheet;
  /**
   * `bare`: the object itself instead of the envelope, as the family does for tokens. `download`: the bytes of a file;
   * `stream`: those of one that is made while it is sent.
   */
  readonly answer?: 'bare' | 'download' | 'stream';
  /**
   * The answer's `link` is a path of the server; on the wire it is prefixed with the server's origin, which is also
   * sent as `domain`.
   */
  readonly links?: true;
  /** Names on the wire, by argument, where the family's differ. */
  readonly names?: Readonly<Record<string, string>>;
  /** By their names on the wire: arguments that are the md5 of a password. */
  readonly passwords?: Readonly<Record<string, PasswordArgument>>;
  /** The form of the answer on the wire, where it differs. */
  readonly shape?: AnyShape;
  /** The success message instead of 操作成功. */
  readonly said?: Text;
  /** May take longer than five minutes. */
  readonly slow?: true;
  /** A key in a header or the query identifies the form a submit comes from, the method's argument `key`. */
  readonly keyed?: true;
}

/** One call on the wire. Client and server are both derived from it. */
export interface WireLine extends Omit<Travels, 'keyed'> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** The whole path; `{name}` is an argument. */
  readonly path: string;
  /** Where plain arguments are sent that are neither in the path nor in headers. */
  readonly args: 'query' | 'body' | 'form';
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

/** Arguments in the query. The path is relative to `/api/`. */
export const get = (path: string, travels?: Travels): WireLine => line('GET', path, 'query', travels);

/** The answer is a file. */
export const download = (path: string, travels?: Travels): WireLine =>
  line('GET', path, 'query', { ...travels, answer: 'download' });

/** The answer is a file that is made while it is sent. */
export const stream = (path: string, travels?: Travels): WireLine =>
  line('GET', path, 'query', { ...travels, answer: 'stream' });

/** Arguments in a JSON body, unless the body contains records or a file. */
export const post = (path: string, travels: Travels = {}): WireLine => {
  const { draft, sheet, upload, list, page, filters } = travels;
  return line('POST', path, (draft ?? sheet ?? upload ?? list ?? page ?? filters) ? 'query' : 'body', travels);
};

/**
 * Short arguments in a form, as the family posts them; the server reads them from the query as well. A form, because
 * passwords and tokens in an address would stand in the logs of every proxy.
 */
export const postForm = (path: string, travels: Travels = {}): WireLine => {
  const { draft, sheet, upload, list, page, filters } = travels;
  return line('POST', path, (draft ?? sheet ?? upload ?? list ?? page ?? filters) ? 'query' : 'form', travels);
};

/** A DELETE with a list as its body. */
export const remove = (path: string, travels?: Travels): WireLine => line('DELETE', path, 'query', travels);
