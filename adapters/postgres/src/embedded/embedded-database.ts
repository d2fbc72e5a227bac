import pg from 'pg';
import type { Database, InMemory, Session } from '../database';
import { refusalBehind } from '../disk-full';
import { EngineStream } from './engine-stream';
import { startMaintenance } from './maintenance';
import { openDirectory, openMemory, type Embedded } from './open-embedded';

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
 * One connection, lent to one piece of work after the other. When the disk is nearly full it is lent for reading only;
 * when a full disk has stopped the engine, the next piece of work has it recovered first.
 */
class EmbeddedDatabase implements Database {
  readonly isEmbedded = true;
  #last: Promise<unknown> = Promise.resolve();
  #isWritable = true;
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
      return await this.#interruptible(async () => {
        await this.#followTheDisk();
        return resting(oneByOne(this.client), work);
      });
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
    await this.client.query(`set default_transaction_read_only to ${hasRoom ? 'off' : 'on'}`);
    this.#isWritable = hasRoom;
  }

  /** After a failure of the disk the engine would let its caller wait for ever. */
  #interruptible<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.embedded.onFailure = reject;
      work().then(resolve, reject);
    });
  }
}

/** The engine is handed a statement when the one before it is answered: the driver wants no other queue. */
function oneByOne(client: pg.Client): Session {
  let last: Promise<unknown> = Promise.resolve();
  return {
    query(statement, values) {
      const turn = last.then(() => client.query(statement, values));
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

/** Leaves the connection at rest, whatever the work left behind when it failed. */
async function resting<T>(session: Session, work: (session: Session) => Promise<T>): Promise<T> {
  try {
    return await work(session);
  } catch (error) {
    await session.query('rollback').catch(() => undefined);
    throw error;
  }
}
