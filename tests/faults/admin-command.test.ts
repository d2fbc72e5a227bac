import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installPlatform } from '@rdm/core/internal/application';
import { applicationIn, createContainer } from '@rdm/blade-server';
import { createMemoryFileStore } from '@rdm/memory';
import { migrate, migrationsDirectory, openDatabase } from '@rdm/postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { admin } from '../../adapters/blade-server/src/bootstrap/admin';
import { startPostgres, type PostgresServer } from '../setup/postgres-server';

/** npm run admin, on both databases. */
describe.each(['embedded', 'server'] as const)('what the operator does when nobody can sign in (%s)', (kind) => {
  let directory: string;
  let postgres: PostgresServer | null = null;
  let environment: Record<string, string>;
  beforeAll(async () => {
    directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-admin-'));
    if (kind === 'server') postgres = await startPostgres();
    environment = { RDM_DATA_DIR: directory, ...(postgres && { DATABASE_URL: postgres.url }) };
    const database = await openDatabase(
      postgres ? { url: postgres.url } : { embedded: { directory: path.join(directory, 'database') } },
    );
    await migrate(database);
    const choices = { database, signingKey: 'x'.repeat(32), captcha: false, fileStore: createMemoryFileStore() };
    await installPlatform(await applicationIn(createContainer(choices)));
    await database.close();
  });
  afterAll(async () => {
    await postgres?.stop();
    fs.rmSync(directory, { recursive: true, force: true });
  });

  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const keep = (line: string) => void lines.push(line);
    const spies = (['log', 'error'] as const).map((name) => vi.spyOn(console, name).mockImplementation(keep));
    try {
      return { code: await admin(args, environment, migrationsDirectory), printed: lines.join('\n') };
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
  };

  it('makes an administrator with a password that is shown once', async () => {
    const first = await run('restore', '000000', 'rescue');
    expect(first.code).toBe(0);
    expect(first.printed).toMatch(/000000 \/ rescue \/ [0-9a-f]{16}\n/);
    const second = await run('restore', '000000', 'rescue');
    expect(second.printed).not.toBe(first.printed);
  });

  it('unlocks an account', async () => {
    expect(await run('unlock', '000000', 'rescue')).toEqual({
      code: 0,
      printed: expect.stringContaining('已解除锁定'),
    });
  });

  it.each([
    [['restore', '999999', 'rescue'], '没有租户 999999'],
    [['restore', '000000'], '用法'],
    [['remove', '000000', 'admin'], '用法'],
    [[], '用法'],
  ])('says in a sentence why it does nothing for %j', async (args, sentence) => {
    const { code, printed } = await run(...args);
    expect(code).toBe(1);
    expect(printed).toContain(sentence);
  });
});
