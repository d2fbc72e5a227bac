import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import type { Database, InDirectory, InMemory, Session, Statement } from '../database';
import { refusalBehind } from '../refusal-behind';
import { EngineStream } from './engine-stream';
import { startMaintenance } from './maintenance';
import { openDirectory, openMemory, type Embedded } from './open-embedded';

/** Milliseconds for which statements may follow each other before yielding to the event loop. */
const LONGEST_TURN = 20;

/** @throws DataDirectoryInUse when another process has the directory open */
export async function openEmbedded(where: InDirectory | InMemory, types: pg.CustomTypesConfig): Promise<Database> {
  const embedded = await ('directory' in where ? openDirectory(where) : openMemory(where.mould));
  return new EmbeddedDatabase(embedded, types, await connect(embedded, types));
}

/** Not a pool: a pool closes the client after an error, and the engine has no second connection to replace it with. */
async function connect({ engine }: Embedded, types: pg.CustomTypesConfig): Promise<pg.Client> {
  const client = new pg.Client({ user: 'postgres', stream: () => new EngineStream(engine), types });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`set datestyle to 'ISO, YMD'`);
  return client;
}

/**
 * One connection, checked out by one piece of work after the other, first come, first served. It is read-only while the
 * disk is nearly full; when a full disk has stopped the engine, the next piece of work recovers it first.
 */
class EmbeddedDatabase implements Database {
  readonly isEmbedded = true;
  /** Settles when all queued work is over. */
  #last: Promise<unknown> = Promise.resolve();
  #isWritable = true;
  #turnBegan = 0;
  readonly #maintenance;

  constructor(
    private readonly embedded: Embedded,
    private readonly types: pg.CustomTypesConfig,
    private client: pg.Client,
  ) {
    this.#maintenance = startMaintenance(this.use);
  }

  /** An arrow function: it may be passed on without its object. */
  readonly use = <T>(work: (session: Session) => Promise<T>): Promise<T> => {
    const turn = this.#last.then(() => this.#turn(work));
    this.#last = turn.catch(() => undefined);
    return turn;
  };

  async close(): Promise<void> {
    this.#maintenance.stop();
    await this.#last;
    if (this.embedded.failure === null) await this.client.end();
    await this.embedded.close();
  }

  async #turn<T>(work: (session: Session) => Promise<T>): Promise<T> {
    try {
      if (this.embedded.failure !== null) await this.#recover();
      await this.#followTheDisk();
      return await this.#resting(work);
    } catch (error) {
      throw refusalBehind(error);
    }
  }

  async #recover(): Promise<void> {
    await this.embedded.reopen();
    this.client = await connect(this.embedded, this.types);
    this.#isWritable = true;
  }

  /** The engine itself then rejects writes, and nothing else. */
  async #followTheDisk(): Promise<void> {
    const hasRoom = this.embedded.hasRoom();
    if (hasRoom === this.#isWritable) return;
    await this.#ask(`set default_transaction_read_only to ${hasRoom ? 'off' : 'on'}`);
    this.#isWritable = hasRoom;
  }

  /** Resets the connection, whatever state failed work left it in. */
  async #resting<T>(work: (session: Session) => Promise<T>): Promise<T> {
    const session = this.#oneByOne();
    try {
      return await work(session);
    } catch (error) {
      await session.query('rollback').catch(() => undefined);
      throw error;
    }
  }

  /** Sends a statement when the one before it is answered: queueing in the driver is deprecated. */
  #oneByOne(): Session {
    let last: Promise<unknown> = Promise.resolve();
    return {
      query: <Row extends object>(statement: string | Statement, values?: unknown[]) => {
        const turn = last.then(() => this.#ask<Row>(statement, values));
        last = turn.catch(() => undefined);
        return turn;
      },
    };
  }

  /** Rejects on a failure of the disk, after which the engine itself would never answer. */
  async #ask<Row extends object>(statement: string | Statement, values?: unknown[]): Promise<pg.QueryResult<Row>> {
    const answer = await new Promise<pg.QueryResult<Row>>((resolve, reject) => {
      if (this.embedded.failure !== null) throw this.embedded.failure;
      this.embedded.onFailure = reject;
      this.client.query<Row>(statement, values).then(resolve, reject);
    });
    // The engine answers within the same turn of the event loop, so a chain of statements, and the work between them,
    // would starve every other request.
    if (performance.now() - this.#turnBegan > LONGEST_TURN) {
      await setImmediate();
      this.#turnBegan = performance.now();
    }
    return answer;
  }
}
