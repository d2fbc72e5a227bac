import { setTimeout as wait } from 'node:timers/promises';
import { createSharedEphemeral, migrate, openDatabase } from '@rdm/postgres';
import { expect, it, vi } from 'vitest';
import { startPostgres } from '../setup/postgres-server';
import { ephemeralContract, type OpenedEphemeral } from './ephemeral.contract';

async function openTwo(): Promise<OpenedEphemeral> {
  const server = await startPostgres();
  const database = await openDatabase({ url: server.url });
  await migrate(database);
  await database.close();
  const shared = async () => createSharedEphemeral(await openDatabase({ url: server.url, connections: 2 }), server.url);
  const [one, other] = [await shared(), await shared()];
  await vi.waitUntil(() => one.hears && other.hears, { timeout: 10_000 });
  return {
    one,
    other,
    pass: wait,
    close: async () => {
      await one.close();
      await other.close();
      await server.stop();
    },
  };
}

ephemeralContract('a PostgreSQL server', openTwo);

it('a process whose listening connection was lost says so, hears again, and tells its listeners what it may have missed', async () => {
  const server = await startPostgres();
  const database = await openDatabase({ url: server.url });
  await migrate(database);
  const shared = createSharedEphemeral(await openDatabase({ url: server.url, connections: 2 }), server.url);
  const heard: (string | null)[] = [];
  shared.subscribe('rights', (message) => heard.push(message));
  await expect.poll(() => shared.hears, { timeout: 10_000 }).toBe(true);
  heard.length = 0;
  await database.use((session) =>
    session.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and pid <> pg_backend_pid()`,
    ),
  );
  await expect.poll(() => shared.hears, { timeout: 10_000, interval: 5 }).toBe(false);
  await expect.poll(() => shared.hears, { timeout: 10_000 }).toBe(true);
  expect(heard).toEqual([null]);
  await shared.publish('rights', '100001');
  await expect.poll(() => heard).toEqual([null, '100001']);
  await shared.close();
  await database.close();
  await server.stop();
});
