import pg from 'pg';
import type { Database, DatabaseOptions } from '../database';
import { refusalBehind } from '../refusal-behind';
import { GatheringSocket } from './gathering-socket';
import { WatchedConnections } from './watched-connections';

/** Milliseconds within which a connection must be open. */
const CONNECTED_WITHIN = 5_000;
/** Milliseconds without traffic after which the network is asked whether the other side is there. */
const KEPT_ALIVE_AFTER = 10_000;

/** Connections to a PostgreSQL server, at most so many, checked out by one piece of work each. */
export function openServer(
  { url, connections = 10, isPooled = false }: Extract<DatabaseOptions, { url: string }>,
  types: pg.CustomTypesConfig,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 3 * CONNECTED_WITHIN,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEPT_ALIVE_AFTER,
    // Independent statements are pipelined.
    pipeline: true,
    stream: () => new GatheringSocket(),
    types,
  });
  // The pool has already removed the connection; without a listener a restart of the server would crash the process.
  pool.on('error', () => undefined);
  const watched = new WatchedConnections(url, CONNECTED_WITHIN, isPooled);
  const checkOut = async (): Promise<pg.PoolClient> => {
    for (;;) {
      const client = await pool.connect();
      if (watched.isUsable(client)) return client;
      client.release(true);
    }
  };
  const use: Database['use'] = async (work) => {
    let client: pg.PoolClient;
    try {
      client = await checkOut();
    } catch (error) {
      throw refusalBehind(error);
    }
    let broken = false;
    // Lost while checked out: the running statement fails by itself.
    const lost = () => (broken = true);
    client.on('error', lost);
    client.on('end', lost);
    try {
      return await work(watched.watch(client));
    } catch (error) {
      if (!broken) await client.query('rollback').catch(lost);
      throw refusalBehind(error);
    } finally {
      client.off('error', lost);
      client.off('end', lost);
      client.release(broken || !watched.isUsable(client));
    }
  };
  return {
    isEmbedded: false,
    use,
    close: async () => {
      watched.close();
      await pool.end();
    },
  };
}
