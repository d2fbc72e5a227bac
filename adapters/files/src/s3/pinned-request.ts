import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';

export interface PinnedRequest {
  readonly method: string;
  readonly url: URL;
  /** Path and query as they are sent. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Idle timeout of the host, from connecting on, in milliseconds. */
  readonly timeout: number;
  readonly signal: AbortSignal;
}

/** The host of a URL; the URL parser has normalised other notations of addresses (2130706433, 0x7f.1). */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/**
 * A request to a host that users named, pinned to the one address of it that was checked, so that the name cannot mean
 * another one by then. It bypasses every proxy and follows no redirect.
 */
export function requestPinned(
  address: string,
  { method, url, path, headers, timeout, signal }: PinnedRequest,
): http.ClientRequest {
  const name = hostOf(url);
  return (url.protocol === 'https:' ? https : http).request({
    host: address,
    port: url.port,
    path,
    method,
    headers: { ...headers, host: url.host },
    // The certificate is verified against the requested host name, not against the resolved address.
    ...(isIP(name) === 0 && { servername: name }),
    agent: false,
    timeout,
    signal,
  });
}
