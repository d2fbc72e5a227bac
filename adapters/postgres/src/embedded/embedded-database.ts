import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import type { Database, InMemory, Session, Statement, Transaction } from '../database';
import { refusalBehind } from '../refusal-behind';
import { EmbeddedTransaction, type Lease } from './embedded-transaction';
import { EngineStream } from './engine-stream';
import { KeyedLocks } from './keyed-locks';
import { startMaintenance } from './maintenance';
import { openDirectory, openMemory, type Embedded } from './open-embedded';
import { Parts, settleParts, type PartsHeld } from './parts';
import { SLICE, Turns, type Holder } from './turns';

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
  await settleParts(client);
  return client;
}

/** Keeps what it was lent until it is done. */
const unmoved: Holder = { asked: () => undefined };

/**
 * One connection, lent to one piece of work after the other; transactions that only read share it. When the disk is nearly
 * full it is lent for reading only; when a full disk has stopped the engine, the next piece of work has it recovered first.
 */
class EmbeddedDatabase implements Database {
  readonly isEmbedded = true;
  readonly #turns = new Turns();
  readonly #locks = new KeyedLocks<object>();
  readonly #partsHeld: PartsHeld = { count: 0 };
  readonly #running = new Set<Promise<unknown>>();
  #transactions = 0;
  #starts = 0;
  #isWritable = true;
  #pausedAt = 0;
  readonly #maintenance;

  constructor(
    private readonly embedded: Embedded,
    private readonly types: pg.CustomTypesConfig,
    private client: pg.Client,
  ) {
    this.#maintenance = startMaintenance(this.use, () => this.#partsHeld.count === 0);
  }

  /** Keeps its database when it is handed on alone. */
  readonly use = <T>(work: (session: Session) => Promise<T>): Promise<T> =>
    this.#run(async () => {
      const lease = await this.#lend(unmoved);
      const session = oneByOne(lease);
      try {
        return await work(session);
      } catch (error) {
        // At rest again, whatever the work left behind when it failed.
        await session.query('rollback').catch(() => undefined);
        throw error;
      } finally {
        lease.giveBack();
      }
    });

  transact<T>(opening: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#run(async () => {
      const parts = new Parts(`t${(this.#transactions += 1)}`, this.#partsHeld);
      const transaction = new EmbeddedTransaction(opening, this.#lend, this.#locks, parts);
      try {
        return await work(transaction);
      } finally {
        await transaction.end();
      }
    });
  }

  async close(): Promise<void> {
    this.#maintenance.stop();
    while (this.#running.size > 0) await Promise.allSettled(this.#running);
    if (this.embedded.failure === null) await this.client.end();
    await this.embedded.close();
  }

  async #run<T>(work: () => Promise<T>): Promise<T> {
    const running = work();
    this.#running.add(running);
    try {
      return await running;
    } catch (error) {
      throw refusalBehind(error);
    } finally {
      this.#running.delete(running);
    }
  }

  readonly #lend = async (holder: Holder): Promise<Lease> => {
    await this.#turns.take(holder);
    try {
      if (this.embedded.failure !== null) await this.#recover();
      await this.#followTheDisk();
    } catch (error) {
      this.#turns.give();
      throw error;
    }
    return {
      start: this.#starts,
      query: (statement, values) => this.#ask(statement, values),
      giveBack: () => this.#turns.give(),
    };
  };

  async #recover(): Promise<void> {
    await this.embedded.reopen();
    this.client = await connect(this.embedded, this.types);
    this.#starts += 1;
    this.#isWritable = true;
  }

  /** The engine itself then refuses what would change something, and nothing else. */
  async #followTheDisk(): Promise<void> {
    const hasRoom = this.embedded.hasRoom();
    if (hasRoom === this.#isWritable) return;
    await this.#ask(`set default_transaction_read_only to ${hasRoom ? 'off' : 'on'}`);
    this.#isWritable = hasRoom;
  }

  /** After a failure of the disk the engine would let its caller wait for ever. */
  async #ask<Row extends object>(statement: string | Statement, values?: unknown[]): Promise<pg.QueryResult<Row>> {
    const answer = await new Promise<pg.QueryResult<Row>>((resolve, reject) => {
      if (this.embedded.failure !== null) throw this.embedded.failure;
      this.embedded.onFailure = reject;
      this.client.query<Row>(statement, values).then(resolve, reject);
    });
    // The engine answers within the turn of the event loop in which it is asked: nobody else would be heard.
    if (performance.now() - this.#pausedAt > SLICE) {
      await setImmediate();
      this.#pausedAt = performance.now();
    }
    return answer;
  }
}

/** The engine is handed a statement when the one before it is answered: the driver wants no other queue. */
function oneByOne(session: Session): Session {
  let last: Promise<unknown> = Promise.resolve();
  return {
    query(statement, values) {
      const turn = last.then(() => session.query(statement, values));
      last = turn.catch(() => undefined);
      return turn as never;
    },
  };
}
