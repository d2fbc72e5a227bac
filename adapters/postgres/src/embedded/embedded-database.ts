import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import type { Database, InMemory, Session, Statement } from '../database';
import { refusalBehind } from '../refusal-behind';
import { EngineStream } from './engine-stream';
import { startMaintenance } from './maintenance';
import { openDirectory, openMemory, type Embedded } from './open-embedded';

/** Milliseconds for which statements may follow each other before the event loop is given a turn. */
const LONGEST_TURN = 20;

/** @throws DataDirectoryInUse when another process has the directory open */
export async function openEmbedded(
  where: { directory: string } | InMemory,
  types: pg.CustomTypesConfig,
): Promise<Database> {
  const embedded = await ('directory' in where ? openDirectory(where.directory) : openMemory(where.mould));
  return new EmbeddedDatabase(embedded, types, await connect(embedded, types));
}

/** Not a pool: a pool ends the client after an error, and the engine has no second connection to begin afresh with. */
async function connect({ engine }: Embedded, types: pg.CustomTypesConfig): Promise<pg.Client> {
  const client = new pg.Client({ user: 'postgres', stream: () => new EngineStream(engine), types });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`set datestyle to 'ISO, YMD'`);
  return client;
}

/**
 * One connection, lent to one piece of work after the other in the order in which they ask for it. When the disk is
 * nearly full it is lent for reading only; when a full disk has stopped the engine, the next piece of work has it
 * recovered first.
 */
class EmbeddedDatabase implements Database {
  readonly isEmbedded = true;
  /** Settles when all work that has asked for the connection is over. */
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

  /** Keeps its database when it is handed on alone. */
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

  /** The engine itself then refuses what would change something, and nothing else. */
  async #followTheDisk(): Promise<void> {
    const hasRoom = this.embedded.hasRoom();
    if (hasRoom === this.#isWritable) return;
    await this.#ask(`set default_transaction_read_only to ${hasRoom ? 'off' : 'on'}`);
    this.#isWritable = hasRoom;
  }

  /** Leaves the connection at rest, whatever the work left behind when it failed. */
  async #resting<T>(work: (session: Session) => Promise<T>): Promise<T> {
    const session = this.#oneByOne();
    try {
      return await work(session);
    } catch (error) {
      await session.query('rollback').catch(() => undefined);
      throw error;
    }
  }

  /** The engine is handed a statement when the one before it is answered: the driver wants no other queue. */
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

  /** After a failure of the disk the engine would let its caller wait for ever. */
  async #ask<Row extends object>(statement: string | Statement, values?: unknown[]): Promise<pg.QueryResult<Row>> {
    const answer = await new Promise<pg.QueryResult<Row>>((resolve, reject) => {
      if (this.embedded.failure !== null) throw this.embedded.failure;
      this.embedded.onFailure = reject;
      this.client.query<Row>(statement, values).then(resolve, reject);
    });
    // The engine answers within the turn of the event loop in which it is asked, so a chain of statements, and the work
    // between them, would keep every other request from being heard.
    if (performance.now() - this.#turnBegan > LONGEST_TURN) {
      await setImmediate();
      this.#turnBegan = performance.now();
    }
    return answer;
  }
}
