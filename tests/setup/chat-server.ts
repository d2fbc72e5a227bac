import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

export interface ChatServer {
  readonly url: string;
  /** The requests received, in order. */
  readonly asked: { path: string; authorization: string; body: Record<string, unknown> }[];
  /** Sets the answer from now on. */
  answer(status: number, body: unknown): void;
  /** Leaves requests unanswered from now on. */
  stall(): void;
  stop(): Promise<void>;
}

/** A server that speaks the chat interface of language models. */
export async function startChatServer(): Promise<ChatServer> {
  const asked: ChatServer['asked'] = [];
  let given: { status: number; body: unknown } | null = { status: 200, body: saying('可以这样写。') };
  const take = async (request: IncomingMessage) => {
    const { url = '', headers } = request;
    const body = JSON.parse(await text(request)) as Record<string, unknown>;
    asked.push({ path: url, authorization: String(headers.authorization), body });
  };
  const server = createServer((request, response) => {
    void take(request).then(() => {
      if (given)
        response.writeHead(given.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(given.body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answer: (status, body) => (given = { status, body }),
    stall: () => (given = null),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export const saying = (content: unknown) => ({ choices: [{ index: 0, message: { role: 'assistant', content } }] });
