import { randomUUID } from 'node:crypto';
import type { MessageListener } from '@rdm/core/internal/kernel';
import pg from 'pg';

const CHANNEL = 'rdm_processes';
/** Milliseconds between two messages of a process to itself. */
const BEAT_EVERY = 2_000;
/** Milliseconds after which a process that has not heard itself is taken for deaf. */
const DEAF_AFTER = 5_000;

/**
 * The messages of the other processes, on a connection of its own. Every two seconds a process sends itself one: only
 * while these come back does it hear. A broken or frozen connection, or a pooler that swallows `LISTEN`, is noticed by
 * that, and the connection is opened anew.
 */
export class Listening {
  static readonly CHANNEL = CHANNEL;
  static readonly written = (topic: string, message: string): string => JSON.stringify([topic, message]);

  readonly #own = `beat ${randomUUID()}`;
  readonly #listeners = new Map<string, Set<MessageListener>>();
  readonly #timer: NodeJS.Timeout;
  #client: pg.Client | null = null;
  #heardAt = 0;
  #openedAt = 0;
  #closed = false;

  constructor(
    private readonly url: string,
    private readonly notify: (topic: string, message: string) => Promise<void>,
  ) {
    this.#timer = setInterval(() => this.#beat(), BEAT_EVERY).unref();
    this.#beat();
  }

  get hears(): boolean {
    return performance.now() - this.#heardAt < DEAF_AFTER && this.#heardAt > 0;
  }

  subscribe(topic: string, listener: MessageListener): () => void {
    const all = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, all.add(listener));
    return () => void all.delete(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    this.#drop();
  }

  #beat(): void {
    const since = performance.now() - Math.max(this.#heardAt, this.#openedAt);
    if (this.#client && since > DEAF_AFTER) this.#drop();
    if (!this.#client && !this.#closed) this.#open();
    void this.notify(this.#own, '').catch(() => undefined);
  }

  #open(): void {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: DEAF_AFTER,
      keepAlive: true,
      keepAliveInitialDelayMillis: DEAF_AFTER,
    });
    this.#client = client;
    this.#openedAt = performance.now();
    const lost = () => client === this.#client && this.#drop();
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    client
      .connect()
      .then(() => client.query(`listen ${CHANNEL}`))
      .then(() => this.notify(this.#own, ''))
      .catch(lost);
  }

  /** Destroys the connection: a frozen one would never answer that it has ended. */
  #drop(): void {
    const client = this.#client;
    this.#client = null;
    this.#heardAt = 0;
    if (!client) return;
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    void client.end().catch(() => undefined);
  }

  #hear(payload: string): void {
    const [topic, message] = JSON.parse(payload) as [string, string];
    if (topic !== this.#own) return this.#tell(this.#listeners.get(topic), message);
    const wasDeaf = !this.hears;
    this.#heardAt = performance.now();
    if (wasDeaf) for (const all of this.#listeners.values()) this.#tell(all, null);
  }

  #tell(listeners: ReadonlySet<MessageListener> | undefined, message: string | null): void {
    listeners?.forEach((each) => each(message));
  }
}
