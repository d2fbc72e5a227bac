import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as the receiver got it. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly signature: string;
  readonly delivery: string;
  readonly body: string;
}

export interface WebhookReceiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** The status it answers from now on. */
  answer(status: number, text?: string): void;
  stop(): Promise<void>;
}

/** A program on this machine that takes the messages of webhooks, on a free port. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  let [status, text] = [200, 'taken'];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      received.push({
        method,
        path: url,
        signature: String(headers['rdm-signature']),
        delivery: String(headers['rdm-delivery']),
        body: Buffer.concat(chunks).toString('utf8'),
      });
      response.writeHead(status, status >= 300 && status < 400 ? { Location: '/elsewhere' } : {}).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rdm?from=rdm`,
    received,
    answer: (given, answered = 'taken') => {
      [status, text] = [given, answered];
    },
    stop: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}
