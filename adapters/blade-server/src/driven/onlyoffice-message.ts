import { jwtVerify } from 'jose';

/** What the document server tells of an editing. ONLYOFFICE Docs API, “Callback handler” */
export interface EditorMessage {
  readonly key: string;
  readonly status: number;
  /** Where what was edited is fetched. */
  readonly url: string | null;
}

/** 2: everybody has closed it and it is to be kept. 6: to be kept while the editing goes on. */
export const KEEP = 2;
export const KEEP_MEANWHILE = 6;
/** 1 and 4, somebody opened it or closed it without a change, ask for nothing. 3 and 7: the document server could not write what 2 and 6 would have been about. */
export const FAILURES: ReadonlySet<number> = new Set([3, 7]);

/**
 * Reads a message by its signature alone: what stands beside the token in the body may have been written by anybody. It
 * comes in the body as `token`, or, as an installation may choose, in the header with the message as `payload`.
 */
export async function readMessage(
  secret: Uint8Array,
  body: unknown,
  authorization: string | undefined,
): Promise<EditorMessage | null> {
  const inBody = typeof body === 'object' && body !== null ? (body as { token?: unknown }).token : undefined;
  const inHeader = /^bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  const token = typeof inBody === 'string' ? inBody : inHeader;
  if (token === undefined) return null;
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'] });
    return messageIn(typeof inBody === 'string' ? payload : payload.payload);
  } catch {
    // Signed by somebody else, or too old.
    return null;
  }
}

function messageIn(said: unknown): EditorMessage | null {
  if (typeof said !== 'object' || said === null) return null;
  const { key, status, url } = said as Record<string, unknown>;
  if (typeof key !== 'string' || typeof status !== 'number') return null;
  return { key, status, url: typeof url === 'string' ? url : null };
}
