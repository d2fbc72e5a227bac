/** A request as it was signed: nothing of it may be changed on the way. */
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

/** Takes a request to a store and brings back the whole answer. Rejects where there is none. */
export type Send = (request: Signed) => Promise<Answered>;

/** For the whole of a request and its answer. */
export const PATIENCE = 300_000;

/** As the machine itself reaches hosts: for a store that its operator has named. */
export const fetched: Send = async ({ method, url, headers, body }) => {
  const response = await fetch(url, {
    method,
    headers,
    ...(body && { body: body as Uint8Array<ArrayBuffer> }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
};
