import type http from 'node:http';
import { StoreFailed } from '@rdm/core/internal/evidence';
import type { HostGate } from '@rdm/core/internal/system';
import { hostOf, requestPinned } from './pinned-request';
import { PATIENCE, type Answered, type Send, type Signed } from './send';

/** Larger than any file the product accepts; a server that sends more is no store. */
const MOST = 64 * 1024 * 1024;

export interface PinnedOptions {
  /** Decides which hosts may be reached, and at which address. */
  readonly gate: HostGate;
  /** Idle timeout of a host, from connecting on. */
  readonly milliseconds: number;
}

/**
 * Sends to a user-supplied host: checked before anything is sent, pinned to the checked address, bypassing every proxy
 * and following no redirect.
 */
export const sendPinned =
  ({ gate, milliseconds }: PinnedOptions): Send =>
  async (request) => {
    const found = await gate.addressOf(hostOf(request.url));
    if (!found.ok) throw new StoreFailed(found.failure);
    return answerAt(found.value, request, milliseconds);
  };

function answerAt(address: string, request: Signed, milliseconds: number): Promise<Answered> {
  const { method, url, headers, body } = request;
  const length: Record<string, string> = method === 'PUT' ? { 'content-length': String(body?.length ?? 0) } : {};
  return new Promise((resolve, reject) => {
    const asked = requestPinned(address, {
      method,
      url,
      path: url.pathname,
      headers: { ...Object.fromEntries(headers), ...length },
      timeout: milliseconds,
      signal: AbortSignal.timeout(PATIENCE),
    });
    asked.on('timeout', () => asked.destroy(new Error('The host is silent')));
    asked.on('error', reject);
    asked.on('response', (response) => {
      bytesOf(response).then(
        (bytes) => resolve({ status: response.statusCode ?? 0, bytes }),
        (error: unknown) => {
          asked.destroy();
          reject(error as Error);
        },
      );
    });
    asked.end(body);
  });
}

async function bytesOf(response: http.IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MOST) throw new Error('The host sends more than any file has');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks, length));
}
