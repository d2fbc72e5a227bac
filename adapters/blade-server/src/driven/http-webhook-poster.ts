import { createHmac } from 'node:crypto';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { PostedAnswer, PostedMessage, WebhookPoster } from '@rdm/core/internal/platform';
import type { HostGate } from '@rdm/core/internal/system';

export interface WebhookPosterOptions {
  /** Decides which hosts may be reached, and at which address. */
  readonly gate: HostGate;
  /** Milliseconds for a whole attempt; ten seconds by default. */
  readonly timeout?: number;
  /** Begins a request to the checked address of a host. */
  readonly request: RequestPinned;
}

type RequestPinned = (
  address: string,
  asked: {
    readonly method: string;
    readonly url: URL;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly timeout: number;
    readonly signal: AbortSignal;
  },
) => ClientRequest;

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

const TEN_SECONDS = 10_000;
/** Characters that are kept of an answer, and the bytes that are read for them. */
const [KEPT, READ] = [500, 2_048];

/**
 * The header `RDM-Signature`: when it was signed, in seconds since 1970, and HMAC-SHA-256 of `<t>.<body>` in hexadecimal
 * digits. docs/api.md, Webhooks
 */
export function signatureOf(secret: string, body: string, seconds: number): string {
  const signed = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signed}`;
}

/** Posts messages to checked addresses only; http where the operator has listed the host, else https. */
export function createWebhookPoster({ gate, timeout = TEN_SECONDS, request }: WebhookPosterOptions): WebhookPoster {
  return {
    post: async (message) => {
      const began = performance.now();
      const took = () => Math.round(performance.now() - began);
      const url = URL.canParse(message.url) ? new URL(message.url) : null;
      if (!url) return { failure: 'unknownHost', durationMs: 0 };
      const found = await gate.addressOf(hostOf(url));
      if (!found.ok) return { failure: found.failure, durationMs: took() };
      if (url.protocol !== 'https:' && !found.listed) return { failure: 'plainHttp', durationMs: took() };
      try {
        const answer = await answerAt(request, found.value, url, message, timeout);
        const took2xx = answer.status >= 200 && answer.status < 300;
        return { ...answer, ...(!took2xx && { failure: 'refusedStatus' as const }), durationMs: took() };
      } catch {
        return { failure: 'noAnswer', durationMs: took() };
      }
    },
  };
}

function answerAt(
  request: RequestPinned,
  address: string,
  url: URL,
  { secret, deliveryId, body }: PostedMessage,
  timeout: number,
): Promise<Required<Pick<PostedAnswer, 'status' | 'response'>>> {
  return new Promise((resolve, reject) => {
    const asked = request(address, {
      method: 'POST',
      url,
      path: `${url.pathname}${url.search}`,
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': String(Buffer.byteLength(body)),
        'User-Agent': 'RDM-Webhook/1',
        'RDM-Delivery': deliveryId,
        'RDM-Signature': signatureOf(secret, body, Math.floor(Date.now() / 1_000)),
      },
      timeout,
      signal: AbortSignal.timeout(timeout),
    });
    asked.on('timeout', () => asked.destroy(new Error('The receiver is silent')));
    asked.on('error', reject);
    asked.on('response', (response) => {
      const status = response.statusCode ?? 0;
      // The status decides; an answer that breaks off or never ends is still one.
      beginningOf(response).then(
        (text) => {
          resolve({ status, response: text });
          asked.destroy();
        },
        () => resolve({ status, response: '' }),
      );
    });
    asked.end(body);
  });
}

async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= READ) break;
  }
  const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, READ));
  // What no store keeps: NUL, and half a character at the end.
  return text
    .replaceAll('\0', '')
    .slice(0, KEPT)
    .replace(/\p{Cs}/gu, '')
    .replace(/\uFFFD$/, '');
}
