/** A signed request; it must be sent unchanged. */
export interface Signed {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body?: Uint8Array;
}

export interface Answered {
  readonly status: number;
  readonly bytes: Uint8Array;
}

/** Sends a request to a store and resolves to the whole answer. Rejects where there is none. */
export type Send = (request: Signed) => Promise<Answered>;

/** Timeout of a request including its answer, in milliseconds. */
export const PATIENCE = 300_000;

/** Plain fetch, for a store configured by the operator. */
export const fetched: Send = async ({ method, url, headers, body }) => {
  const response = await fetch(url, {
    method,
    headers,
    ...(body && { body: body as Uint8Array<ArrayBuffer> }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
};
