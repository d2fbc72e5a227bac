import type { Socket } from 'node:net';
import pg from 'pg';
import type { Session, Statement } from '../database';

/** Milliseconds between two looks. */
const LOOKED_EVERY = 1_000;
/** Milliseconds a statement may take before the server is asked whether it is at work on it. */
const SUSPICIOUS_AFTER = 3_000;

interface Watched {
  /** The process of the server behind the connection. */
  processId: number;
  /** Statements that were sent and not answered. */
  pending: number;
  /** When the last of them was sent or answered, or a part of an answer seen, in ms. */
  heardAt: number;
  /** Bytes that had come over the connection when it was last looked at. */
  received: number;
  /** How often in a row the server was not at work on it. */
  suspicions: number;
}

/**
 * Ends connections that stall: after a failover or a break of the network a connection may look open for a quarter of an
 * hour and answer nothing. A statement that takes long is not ended for that: the server is asked, over a new
 * connection, whether the process behind the old one is at work. One that waits for its client never got the statement,
 * and one that does not exist never will. Where no new connection can be opened, the server is away.
 */
export class WatchedConnections {
  readonly #watched = new Map<pg.PoolClient, Watched>();
  readonly #opened = new WeakMap<pg.PoolClient, number>();
  readonly #timer: NodeJS.Timeout;
  /** Connections opened before this moment are not used again: where one has stalled, the others are of that time. */
  #distrustedUntil = 0;
  #looking = false;

  constructor(
    private readonly url: string,
    private readonly connectedWithin: number,
    private readonly isPooled: boolean,
  ) {
    this.#timer = setInterval(() => void this.#look(), LOOKED_EVERY).unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** Whether a connection of the pool may be used. */
  isUsable(client: pg.PoolClient): boolean {
    const opened = this.#opened.get(client) ?? performance.now();
    this.#opened.set(client, opened);
    return opened > this.#distrustedUntil || this.#distrustedUntil === 0;
  }

  /** The connection, watched while statements of this work are sent over it. */
  watch(client: pg.PoolClient): Session {
    const state: Watched = {
      // What a pooler says of itself is no process of the server: that of a transaction is asked for as it begins.
      processId: this.isPooled ? 0 : ((client as unknown as { processID: number | null }).processID ?? 0),
      pending: 0,
      heardAt: 0,
      received: 0,
      suspicions: 0,
    };
    const answered = () => {
      state.pending -= 1;
      state.suspicions = 0;
      state.heardAt = performance.now();
      if (state.pending === 0) this.#watched.delete(client);
    };
    return {
      query: (statement, values) => {
        if (state.pending === 0) this.#watched.set(client, state);
        state.pending += 1;
        state.heardAt = performance.now();
        const sent = this.isPooled ? unnamed(statement) : statement;
        const answer = client.query(sent as string, values as unknown[]);
        answer.then(answered, answered);
        if (this.isPooled && begins(sent)) void this.#askProcess(client, state);
        return answer as unknown as ReturnType<Session['query']>;
      },
    } as Session;
  }

  async #askProcess(client: pg.PoolClient, state: Watched): Promise<void> {
    const answer = client.query<{ pid: number }>('select pg_backend_pid() as pid');
    state.processId = await answer.then(
      ({ rows }) => rows[0]?.pid ?? 0,
      () => 0,
    );
  }

  async #look(): Promise<void> {
    const late = performance.now() - SUSPICIOUS_AFTER;
    for (const [client, state] of this.#watched) notice(client, state);
    const suspects = [...this.#watched].filter(([, { heardAt }]) => heardAt < late);
    if (suspects.length === 0 || this.#looking) return;
    this.#looking = true;
    try {
      const began = performance.now();
      const atWork = await this.#atWork(suspects.map(([, { processId }]) => processId));
      for (const [client, state] of suspects) {
        state.suspicions = atWork.has(state.processId) ? 0 : state.suspicions + 1;
        notice(client, state);
        // Twice, because a statement may begin, or its answer be on the way, just when the server is asked.
        if (state.suspicions < 2 || !this.#watched.has(client) || state.heardAt >= late) continue;
        this.#distrustedUntil = Math.max(this.#distrustedUntil, began);
        socketOf(client).destroy();
      }
    } finally {
      this.#looking = false;
    }
  }

  /**
   * Those of the server's processes that work on a statement, none where the server does not answer. One that reads from
   * its client, or cannot write to it, does not work.
   */
  async #atWork(processIds: readonly number[]): Promise<ReadonlySet<number>> {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: this.connectedWithin });
    client.on('error', () => undefined);
    const limit = setTimeout(() => socketOf(client).destroy(), this.connectedWithin);
    try {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity where pid = any($1) and state = 'active' 
           and coalesce(wait_event, '') not in ('ClientRead', 'ClientWrite')`,
        [processIds],
      );
      return new Set(rows.map(({ pid }) => pid));
    } catch {
      return new Set();
    } finally {
      clearTimeout(limit);
      socketOf(client).destroy();
    }
  }
}

/** Takes note of what has come over a connection since it was last looked at. */
function notice(client: pg.PoolClient, state: Watched): void {
  const { bytesRead } = socketOf(client);
  if (bytesRead === state.received) return;
  state.received = bytesRead;
  state.heardAt = performance.now();
  state.suspicions = 0;
}

/** A pooler gives a connection of the server, with the statements prepared on it, to others between transactions. */
function unnamed(statement: string | Statement): string | Statement {
  if (typeof statement === 'string' || statement.name === undefined) return statement;
  const { name: _, ...rest } = statement;
  return rest;
}

const begins = (statement: string | Statement): boolean =>
  /^\s*begin\b/i.test(typeof statement === 'string' ? statement : statement.text);

const socketOf = (client: pg.ClientBase): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;
