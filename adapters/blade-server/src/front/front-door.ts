import http from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { failure } from '@rdm/blade-protocol';
import { faults } from '@rdm/core/internal/kernel';
import { languageOf } from '../routes/language-of';

type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => void;

export interface FrontDoorOptions {
  readonly port: number;
  readonly host: string;
  /** Milliseconds for which a request waits for the server to be ready; twenty seconds by default. */
  readonly patience?: number;
}

interface Held {
  readonly request: http.IncomingMessage;
  readonly response: http.ServerResponse;
  readonly refusal: NodeJS.Timeout;
}

const TWENTY_SECONDS = 20_000;
const FIVE_MINUTES = 300_000;
const KEPT_ALIVE = 72_000;
/** Most requests that wait; a balancer that already sends all it has must not fill the memory. */
const MOST_HELD = 1_000;

/** What is served before the server is ready: the page at its address, its files, and how the process is. */
const isEarly = ({ method, url = '/', headers }: http.IncomingMessage): boolean => {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (url === '/' || url.startsWith('/assets/') || url.startsWith('/health/')) return true;
  return !url.startsWith('/api') && /text\/html/.test(headers.accept ?? '');
};

/**
 * Listens from the first moment of a start. Pages are served as soon as there are any; calls wait until the server
 * takes over, so that whoever opens the address early sees the program and not a refused connection.
 */
export class FrontDoor {
  readonly server: http.Server;
  readonly #patience: number;
  readonly #held = new Set<Held>();
  #pages: Handler | undefined;
  #next: Handler | undefined;
  #calls: Handler | undefined;

  private constructor(patience: number) {
    this.#patience = patience;
    this.server = http.createServer(
      // A client that stalls mid-request must not keep the connection open or block shutdown.
      { requestTimeout: FIVE_MINUTES, keepAliveTimeout: KEPT_ALIVE },
      (request, response) => this.#take(request, response),
    );
  }

  /** @throws the error of `listen`, where another program listens or the host is none of this machine's */
  static async open({ port, host, patience = TWENTY_SECONDS }: FrontDoorOptions): Promise<FrontDoor> {
    const door = new FrontDoor(patience);
    door.server.listen({ port, host });
    await once(door.server, 'listening');
    return door;
  }

  /** Where it listens; of all addresses of the machine, its own. */
  get url(): string {
    const { address, family, port } = this.server.address() as AddressInfo;
    if (family === 'IPv6') return `http://[${address === '::' ? '::1' : address}]:${port}`;
    return `http://${address === '0.0.0.0' ? '127.0.0.1' : address}:${port}`;
  }

  /** Serves pages from now on. */
  showPages(pages: Handler): void {
    this.#pages = pages;
    for (const held of this.#held) if (isEarly(held.request)) this.#release(held, pages);
  }

  /** Where everything is going to go; what to serve it with. */
  leadTo(calls: Handler): http.Server {
    this.#next = calls;
    return this.server;
  }

  /** Hands everything to the server that it leads to; first what has waited. */
  handOver(): void {
    const calls = this.#next!;
    this.#calls = calls;
    this.#pages = undefined;
    for (const held of this.#held) this.#release(held, calls);
  }

  /** Takes no more connections; resolves when those in use have ended. */
  async close(): Promise<void> {
    if (!this.server.listening) return;
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeIdleConnections();
    await closed;
  }

  #take(request: http.IncomingMessage, response: http.ServerResponse): void {
    const handler = this.#calls ?? (isEarly(request) ? this.#pages : undefined);
    if (handler) handler(request, response);
    else if (this.#held.size >= MOST_HELD) refuse(request, response);
    else this.#hold(request, response);
  }

  #hold(request: http.IncomingMessage, response: http.ServerResponse): void {
    const held = { request, response, refusal: setTimeout(() => this.#release(held, refuse), this.#patience) };
    this.#held.add(held);
    // The client has gone.
    response.once('close', () => this.#forget(held));
  }

  #release(held: Held, handler: Handler): void {
    this.#forget(held);
    handler(held.request, held.response);
  }

  #forget(held: Held): void {
    clearTimeout(held.refusal);
    this.#held.delete(held);
  }
}

function refuse({ headers }: http.IncomingMessage, response: http.ServerResponse): void {
  const body = JSON.stringify(failure(faults.starting(), languageOf(headers)));
  response.writeHead(503, {
    'Content-Type': 'application/json;charset=UTF-8',
    'Retry-After': '2',
    Connection: 'close',
  });
  response.end(body);
}
