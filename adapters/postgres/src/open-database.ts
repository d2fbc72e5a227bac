import pg from 'pg';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import type { Database, DatabaseOptions, Session } from './database';
import { startMaintenance } from './embedded/maintenance';
import { openDirectory, openMemory, type Embedded } from './embedded/open-embedded';

const { builtins } = pg.types;
const verbatim = new Set<number>([
  builtins.DATE,
  builtins.TIMESTAMP,
  builtins.TIMESTAMPTZ,
  builtins.INT8,
  builtins.NUMERIC,
]);

/** Dates, times and exact numbers stay the text the database writes: no Date objects, no floats. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    verbatim.has(oid) ? (value: string) => value : pg.types.getTypeParser(oid, format as 'text'),
};

/** @throws DataDirectoryInUse when another process has the directory open */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return 'url' in options ? openServer(options.url, options.connections ?? 10) : openEmbedded(options.embedded);
}

function openServer(url: string, connections: number): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 15_000,
    types,
    options: '-c DateStyle=ISO,YMD',
  });
  // The pool has thrown the connection away already; without a listener a restart of the server ends the program.
  pool.on('error', () => undefined);
  return {
    isEmbedded: false,
    async use(work) {
      const client = await pool.connect();
      let broken = false;
      // Lost while lent out: the running statement fails by itself.
      const lost = () => (broken = true);
      client.on('error', lost);
      try {
        return await work(client);
      } catch (error) {
        await client.query('rollback').catch(lost);
        throw error;
      } finally {
        client.off('error', lost);
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}

async function openEmbedded(where: { directory: string } | { memory: true }): Promise<Database> {
  const embedded = await ('directory' in where ? openDirectory(where.directory) : openMemory());
  // Not a pool: a pool ends the client after an error, and the engine has no second connection to begin afresh with.
  const client = new pg.Client({ ...createPgConfig(embedded.engine), types } as pg.ClientConfig);
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`set datestyle to 'ISO, YMD'`);
  let last: Promise<unknown> = Promise.resolve();
  const use: Database['use'] = (work) => {
    const turn = last.then(() => interruptible(embedded, () => resting(client, work)));
    last = turn.catch(() => undefined);
    return turn;
  };
  const maintenance = startMaintenance(use);
  return {
    isEmbedded: true,
    use,
    async close() {
      maintenance.stop();
      await last;
      if (embedded.failure === null) await client.end();
      await embedded.close();
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

/** After a failure of the disk the engine would let its caller wait for ever. */
function interruptible<T>(embedded: Embedded, work: () => Promise<T>): Promise<T> {
  if (embedded.failure !== null) return Promise.reject(embedded.failure);
  return new Promise((resolve, reject) => {
    embedded.onFailure = reject;
    work().then(resolve, reject);
  });
}
