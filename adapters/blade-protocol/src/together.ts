/**
 * Readings that travel together. `POST` takes `{ calls: [{ path, headers? }] }`, each a `GET` with its query, and answers a
 * line for each as soon as it is there: `<place> <status> <JSON body>`. docs/wire.md, Calls together
 */
export const TOGETHER_PATH = '/api/together';

export const TOGETHER_TYPE = 'application/x-ndjson';

/** Calls in one request. */
export const MOST_TOGETHER = 40;

/** The status of a call whose answer is no JSON, such as a file: it must be asked by itself. */
export const BY_ITSELF = 406;

export interface CallTogether {
  /** With the query. */
  readonly path: string;
  /** Beside those of the request. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface LineTogether {
  readonly place: number;
  readonly status: number;
  readonly body: string;
}

/** @param body JSON without line breaks */
export const togetherLine = ({ place, status, body }: LineTogether): string => `${place} ${status} ${body}\n`;

/** @throws Error where a line is none of these, as of a connection that was cut */
export function readTogetherLine(line: string): LineTogether {
  const [, place, status, body] = /^(\d+) (\d{3}) (.*)$/s.exec(line) ?? [];
  if (body === undefined) throw new Error('The answer of calls that travel together cannot be read');
  return { place: Number(place), status: Number(status), body };
}
