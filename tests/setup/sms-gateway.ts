import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the gateway got it. */
export interface Posted {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly contentType: string | undefined;
  readonly body: { readonly id: string; readonly phone: string; readonly content: string; readonly signName: string };
}

export interface SmsGateway {
  readonly url: string;
  readonly port: number;
  readonly posted: readonly Posted[];
  /** Sets the answer from now on: a status, or none at all. */
  answer(status: number | 'never'): void;
  stop(): Promise<void>;
}

/** A text message gateway on this machine, on a free port unless one is named. */
export async function startSmsGateway(port = 0): Promise<SmsGateway> {
  const posted: Posted[] = [];
  let status: number | 'never' = 200;
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      const { method = '', url = '', headers } = request;
      const { authorization, 'content-type': contentType } = headers;
      posted.push({ method, path: url, authorization, contentType, body: JSON.parse(text) as Posted['body'] });
      if (status === 'never') return;
      const location = status >= 300 && status < 400 ? { Location: '/elsewhere' } : {};
      response.writeHead(status, { 'Content-Type': 'application/json', ...location }).end('{"told":"much"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const listening = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${listening}/send`,
    port: listening,
    posted,
    answer: (given) => {
      status = given;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
