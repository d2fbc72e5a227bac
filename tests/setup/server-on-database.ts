import { createBladeClient } from '@rdm/blade-client';
import { applicationIn, argon2Hasher, createContainer, createServer, demonstrationUsers } from '@rdm/blade-server';
import { installPlatform, type Application } from '@rdm/core/internal/application';
import { createMemoryFileStore } from '@rdm/memory';
import { openDatabase, type Database } from '@rdm/postgres';
import { installCertifiedTenant } from './certified-tenant';
import { startPostgres } from './postgres-server';
import { md5 } from './test-server';

export interface ServedDatabase {
  readonly url: string;
  readonly application: Application;
  /** An access token of the account; its password is its name. */
  tokenOf(account: string, tenantId: string): Promise<string>;
  /** Stops the server; the caller closes the database. */
  stop(): Promise<void>;
}

/** The whole server over a migrated database; adds tenants that have users and no data. */
export async function serveDatabase(
  database: Database,
  tenants: readonly string[],
  fileStore = createMemoryFileStore(),
): Promise<ServedDatabase> {
  const signingKey = 'a key for tests only, long enough to sign';
  const application = await applicationIn(createContainer({ database, signingKey, captcha: false, fileStore }));
  await installPlatform(application);
  // Passwords are slow to hash, so none are hashed when there is no tenant to add.
  const users = tenants.length > 0 ? demonstrationUsers(argon2Hasher, '100002') : [];
  for (const code of tenants) await installCertifiedTenant(application, { code, name: `企业${code}`, users });
  const server = await createServer({
    application,
    saberSecret: 'saber_secret',
    logLevel: 'error',
    requestsPerMinute: Infinity,
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    application,
    tokenOf: async (account, tenantId) => {
      const anyone = createBladeClient({ origin: url, token: () => null });
      const answer = await anyone.session.token({ tenantId, username: account, password: md5(account) });
      return answer.accessToken;
    },
    stop: () => server.close(),
  };
}

export interface ServerAsOwner {
  /** As the owner of the database, who is not a superuser: row-level security applies. */
  readonly database: Database;
  /** As the superuser, who sees every row. */
  readonly administration: Database;
  stop(): Promise<void>;
}

/** A PostgreSQL server with an empty database whose owner may log in, is no superuser and cannot bypass policies. */
export async function openAsOwner(): Promise<ServerAsOwner> {
  const server = await startPostgres();
  const as = (user: string, database: string) =>
    openDatabase({ url: server.url.replace('postgres@', `${user}@`).replace(/postgres$/, database), connections: 4 });
  const first = await as('postgres', 'postgres');
  await first.use((session) => session.query('create role owner login nosuperuser nobypassrls createrole'));
  await first.use((session) => session.query('create database owned owner owner'));
  await first.close();
  const database = await as('owner', 'owned');
  const administration = await as('postgres', 'owned');
  return {
    database,
    administration,
    stop: async () => {
      await database.close();
      await administration.close();
      await server.stop();
    },
  };
}
