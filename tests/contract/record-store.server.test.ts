import { createRecordStore, openDatabase, type Database } from '@rdm/postgres';
import { afterAll, beforeAll } from 'vitest';
import { startPostgres, type PostgresServer } from '../setup/postgres-server';
import { recordStoreContract } from './record-store.contract';
import { isolationContract, openWithTables } from './record-store.isolation';
import { sharingContract } from './record-store.sharing';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());

/** Each contract has a database of its own on the server. */
async function openNamed(name: string): Promise<Database> {
  const administration = await openDatabase({ url: server.url });
  await administration.use((session) => session.query(`create database ${name}`));
  await administration.close();
  return openWithTables({ url: server.url.replace(/postgres$/, name) });
}

recordStoreContract('a PostgreSQL server', async () =>
  createRecordStore(await openNamed('contract'), { worthKeeping: 0 }),
);
isolationContract('a PostgreSQL server', () => openNamed('isolation'));
sharingContract('a PostgreSQL server', () => openNamed('sharing'));
