import path from 'node:path';
import { createMemoryFileStore } from '@rdm/memory';
import { createSharedEphemeral, migrate, openDatabase, StartRefused } from '@rdm/postgres';
import { applicationIn, createContainer } from '../container';
import { embeddedDirectory } from './embedded-directory';
import { keepPrivate } from './keep-private';
import { ownSigningKey } from './signing-key';
import { startReason } from './start-reason';

const USAGE =
  '用法 / Usage: npm run admin -- restore <租户 tenant> <账号 account> | npm run admin -- unlock <租户 tenant> <账号 account>';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * `npm run admin`: what only the operator of the machine can do when nobody can sign in any more. `restore` makes an
 * account the administrator of its tenant, with a new password; `unlock` forgets its failed sign-ins. On the embedded
 * database the program must be stopped first.
 * @param migrations the folder of the migrations
 * @returns the exit code: 0 when it was done, else 1 after printing one sentence
 */
export async function admin(args: readonly string[], environment: Environment, migrations: string): Promise<number> {
  const [task, tenantId = '', account = '', ...others] = args;
  const isSound = (task === 'restore' || task === 'unlock') && /^\w{1,12}$/.test(tenantId);
  if (!isSound || !/^[\w.@-]{2,40}$/.test(account) || others.length > 0) return refuse(USAGE);
  const directory = path.resolve(environment['RDM_DATA_DIR']?.trim() || 'data');
  const url = environment['DATABASE_URL']?.trim() || null;
  try {
    return await withApplication({ directory, url, migrations, environment }, async (application) => {
      if (task === 'unlock') {
        await application.unlockAccount(tenantId, account);
        return told(`已解除锁定 / Unlocked: ${tenantId} / ${account}`);
      }
      const restored = await application.restoreAdministrator(tenantId, account);
      if (!restored) return refuse(`没有租户 ${tenantId} / There is no tenant ${tenantId}.`);
      return told(
        `管理员 Administrator: ${tenantId} / ${restored.account} / ${restored.initialPassword}\n` +
          '  密码只显示这一次，72小时内登录并修改 / Shown once: sign in within 72 hours and change it.',
      );
    });
  } catch (error) {
    if (error instanceof StartRefused) return refuse(`${error.text.zh} / ${error.text.en}`);
    return refuse(startReason(error, { port: 0, host: '', dataDirectory: directory, databaseUrl: url }));
  }
}

interface Place {
  readonly directory: string;
  readonly url: string | null;
  readonly migrations: string;
  readonly environment: Environment;
}

async function withApplication<T>(
  { directory, url, migrations, environment }: Place,
  work: (application: Awaited<ReturnType<typeof applicationIn>>) => Promise<T>,
): Promise<T> {
  keepPrivate(directory);
  const home = embeddedDirectory(directory);
  const listenUrl = environment['DATABASE_LISTEN_URL']?.trim() || url;
  const isPooled = listenUrl !== url;
  const database = await openDatabase(
    url === null ? { embedded: { directory: home } } : { url, connections: 2, isPooled },
  );
  const shared =
    url === null
      ? undefined
      : createSharedEphemeral(await openDatabase({ url, connections: 1, isPooled }), listenUrl ?? url);
  try {
    await migrate(database, migrations);
    const application = await applicationIn(
      createContainer({
        database,
        ephemeral: shared,
        signingKey: environment['RDM_SIGNING_KEY']?.trim() || (await ownSigningKey(directory)),
        captcha: true,
        // No file is read or written.
        fileStore: createMemoryFileStore(),
        migrations,
      }),
    );
    return await work(application);
  } finally {
    await shared?.close();
    await database.close();
  }
}

function told(sentence: string): number {
  console.log(`✓ ${sentence}`);
  return 0;
}

function refuse(sentence: string): number {
  console.error(`✗ ${sentence}`);
  return 1;
}
