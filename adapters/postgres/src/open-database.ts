import pg from 'pg';
import type { Database, DatabaseOptions } from './database';
import { GatheringSocket } from './gathering-socket';
import { openEmbedded } from './embedded/embedded-database';
import { refusalBehind } from './refusal-behind';

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
  return 'url' in options ? openServer(options.url, options.connections ?? 10) : openEmbedded(options.embedded, types);
}

function openServer(url: string, connections: number): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 15_000,
    // Independent statements are pipelined.
    pipeline: true,
    stream: () => new GatheringSocket(),
    types,
    options: '-c DateStyle=ISO,YMD',
  });
  // The pool has already removed the connection; without a listener a restart of the server would crash the process.
  pool.on('error', () => undefined);
  const use: Database['use'] = async (work) => {
    const client = await pool.connect();
    let broken = false;
    // Lost while checked out: the running statement fails by itself.
    const lost = () => (broken = true);
    client.on('error', lost);
    try {
      return await work(client);
    } catch (error) {
      await client.query('rollback').catch(lost);
      throw refusalBehind(error);
    } finally {
      client.off('error', lost);
      client.release(broken);
    }
  };
  return {
    isEmbedded: false,
    use,
    close: () => pool.end(),
  };
}
