import { jwtVerify } from 'jose';

/** What the document server reports about an editing session. ONLYOFFICE Docs API, “Callback handler” */
export interface EditorMessage {
  readonly key: string;
  readonly status: number;
  /** Where the edited document is downloaded from. */
  readonly url: string | null;
}

/** 2: all editors have closed it and it is to be saved. 6: to be saved while editing continues. */
export const KEEP = 2;
export const KEEP_MEANWHILE = 6;
/**
 * 3 and 7: the document server failed to save what 2 and 6 would have reported. 1 and 4 (opened, or closed without a
 * change) need no action.
 */
export const FAILURES: ReadonlySet<number> = new Set([3, 7]);

/**
 * Trusts the signed token only: the rest of the body is not authenticated. The token comes in the body as `token`, or,
 * if an installation is set up so, in the header with the message as `payload`.
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
    // Signed with another key, or too old.
    return null;
  }
}

function messageIn(said: unknown): EditorMessage | null {
  if (typeof said !== 'object' || said === null) return null;
  const { key, status, url } = said as Record<string, unknown>;
  if (typeof key !== 'string' || typeof status !== 'number') return null;
  return { key, status, url: typeof url === 'string' ? url : null };
}
