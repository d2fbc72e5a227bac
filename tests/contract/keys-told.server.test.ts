import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate, migrationsDirectory } from '@rdm/postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAsOwner, type ServerAsOwner } from '../setup/server-on-database';

const FIRST_TOLD = '0022';
const earlier = mkdtempSync(path.join(os.tmpdir(), 'rdm-migrations-'));
let server: ServerAsOwner;
beforeAll(async () => {
  server = await openAsOwner();
  for (const name of readdirSync(migrationsDirectory)) {
    if (name < FIRST_TOLD) copyFileSync(path.join(migrationsDirectory, name), path.join(earlier, name));
  }
});
afterAll(async () => {
  await server?.stop();
  rmSync(earlier, { recursive: true, force: true });
});

const kinds = ['oss', 'sms'] as const;
const tableOf = (kind: string) => `blade_resource_${kind}`;

it('keys that were stored before anybody told of them are told of, in every tenant', async () => {
  const { database, administration } = server;
  await migrate(database, earlier);
  for (const kind of kinds) {
    await administration.use((session) =>
      session.query(
        `insert into ${tableOf(kind)} (tenant_id, id, version, status, create_time, update_time, ${kind}_code, secret_key)
         values ('000000', 1, 1, 1, now(), now(), 'a', 'sealed'), ('100001', 2, 1, 1, now(), now(), 'b', null)`,
      ),
    );
  }
  await migrate(database);
  for (const kind of kinds) {
    const { rows } = await administration.use((session) =>
      session.query(
        `select has_access_key, has_secret_key, relforcerowsecurity as forced
         from ${tableOf(kind)}, pg_class where relname = $1 order by id`,
        [tableOf(kind)],
      ),
    );
    expect(rows).toEqual([
      { has_access_key: '1', has_secret_key: '2', forced: true },
      { has_access_key: '1', has_secret_key: '1', forced: true },
    ]);
  }
});
