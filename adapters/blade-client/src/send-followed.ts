import type { PutFile } from '@rdm/core/internal/evidence';

/** An outgoing request. */
export interface Outgoing extends Pick<PutFile, 'onProgress' | 'signal'> {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData | URLSearchParams;
  /** Milliseconds. */
  readonly timeout: number;
}

/**
 * Sends by fetch, or by XMLHttpRequest where upload progress is observed, which fetch does not report. Fails as fetch
 * does, with a `TimeoutError` when it took too long.
 */
export function sendFollowed(outgoing: Outgoing): Promise<Response> {
  return outgoing.onProgress && 'XMLHttpRequest' in globalThis ? sendWithProgress(outgoing) : sendByFetch(outgoing);
}

function sendByFetch({ url, timeout, signal, onProgress: _, ...init }: Outgoing): Promise<Response> {
  const limit = AbortSignal.timeout(timeout);
  if (!signal) return fetch(url, { ...init, signal: limit });
  const cancelled = new AbortController();
  if (signal.aborted) cancelled.abort();
  signal.addEventListener('abort', () => cancelled.abort());
  return fetch(url, { ...init, signal: AbortSignal.any([limit, cancelled.signal]) });
}

function sendWithProgress({ url, method, headers, body, timeout, signal, onProgress }: Outgoing): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const failed = (name: string) => () => reject(new DOMException('The request did not get through', name));
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = 'arraybuffer';
    request.timeout = timeout;
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => resolve(responseOf(request));
    request.onerror = failed('NetworkError');
    request.ontimeout = failed('TimeoutError');
    request.onabort = failed('AbortError');
    if (signal?.aborted) return failed('AbortError')();
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return new Response(request.response as ArrayBuffer, { status: request.status, headers });
}
