import { readFileSync } from 'node:fs';
import path from 'node:path';
import { purgeOldLogs, seedDivisions } from '@rdm/core/internal/platform';
import type { Application } from '@rdm/core/internal/application';
import { createFolderFileStore, createS3FileStore } from '@rdm/files';
import { createOpenIdProvider } from '@rdm/openid';
import {
  checkTables,
  createSharedEphemeral,
  migrate,
  oneAtATime,
  openDatabase,
  type Database,
  type SharedEphemeral,
} from '@rdm/postgres';
import { applicationIn, createContainer } from '../container';
import { createChatAssistant } from '../driven/chat-assistant';
import { createHttpSmsSender } from '../driven/http-sms-sender';
import { createTianyancha } from '../driven/tianyancha';
import { createSm2Passwords } from '../driven/sm2-passwords';
import { createOnlyOffice } from '../driven/onlyoffice';
import { shanghaiClock } from '../driven/shanghai-clock';
import { officialDivisions } from './official-divisions';
import { tellFilePlace } from './file-places';
import { keepPrivate } from './keep-private';
import { prepareData, type Prepared } from './prepare-data';
import { createServer } from '../server';
import type { Settings } from '../settings';
import { ownSigningKey } from './signing-key';
import { WebhookRounds } from './webhook-rounds';

export interface RunningServer extends Prepared {
  /** Where it listens. */
  readonly url: string;
  /** Finishes requests in flight, then closes the database. */
  stop(): Promise<void>;
}

/** Called when a step begins; the function it returns is called when the step has ended. */
export type Announce = (step: string) => () => void;

/** Opens the database, brings it up to date and listens. Everything opened is closed again when a step fails. */
export async function startServer(settings: Settings, announce: Announce): Promise<RunningServer> {
  const root = repositoryRoot();
  keepPrivate(settings.dataDirectory);
  const database = await during(announce, '打开数据库 / Open database', () => openDatabase(databaseOf(settings)));
  let shared: SharedEphemeral | undefined;
  try {
    await during(announce, '更新表结构 / Apply migrations', () => migrated(database, root));
    shared = await sharedOf(settings);
    const signingKey = settings.signingKey ?? (await ownSigningKey(settings.dataDirectory));
    const onlyOffice = settings.onlyOffice ? createOnlyOffice(settings.onlyOffice, signingKey) : undefined;
    const application = await applicationIn(
      createContainer({
        database,
        ephemeral: shared,
        signingKey,
        captcha: settings.captcha,
        privateHosts: settings.privateHosts,
        signalsDirectory: settings.signalsDirectory ?? undefined,
        migrations: migrationsIn(root),
        fileStore: await fileStoreOf(settings),
        onlineEditor: onlyOffice,
        social: socialOf(settings),
        smsSender: smsSenderOf(settings),
        assistant: assistantOf(settings),
        companyRegistry: registryOf(settings),
      }),
    );
    await assertTables(database, application.resources);
    const prepared = await during(announce, '准备数据 / Prepare data', () =>
      oneAtATime(database, () => prepareData(application, settings.mode, shanghaiClock.now().slice(0, 10))),
    );
    const server = await createServer({
      application,
      saberSecret: settings.saberSecret,
      onlyOffice,
      lockedPasswords: createSm2Passwords(signingKey),
      trustedProxies: settings.trustedProxies,
      screens: path.join(root, 'ui/dist'),
    });
    const url = await server.listen({ port: settings.port, host: settings.host });
    // Runs in the background; only shutdown awaits it. Leftovers are handled at the next start.
    const kept = upkeep(application).catch((error: unknown) => server.log.error({ err: error }, 'the upkeep failed'));
    const alone =
      shared && !settings.s3
        ? await tellFilePlace(shared, path.join(settings.dataDirectory, 'files'), (sentence) =>
            console.warn(`! ${sentence}`),
          )
        : () => undefined;
    const purging = setInterval(
      () =>
        void purgeOldLogs(application).catch((error: unknown) =>
          server.log.error({ err: error }, 'old logs were kept'),
        ),
      A_DAY,
    ).unref();
    const rounds = new WebhookRounds(application, {
      onFault: (error) => server.log.error({ err: error }, 'webhooks were not sent'),
    });
    return {
      ...prepared,
      url,
      stop: async () => {
        clearInterval(purging);
        alone();
        await server.close();
        await rounds.close();
        await kept;
        await shared?.close();
        await database.close();
      },
    };
  } catch (error) {
    await shared?.close();
    await database.close();
    throw error;
  }
}

const A_DAY = 24 * 3_600_000;

/** What every start does in the background. */
async function upkeep(application: Application): Promise<void> {
  await seedDivisions(application, officialDivisions());
  await purgeOldLogs(application);
}

/** Failures of other systems are printed for the operator; users are shown a sentence. */
const report = (why: string): void => console.error(`✗ ${why}`);

const smsSenderOf = ({ sms }: Settings) => (sms ? createHttpSmsSender({ ...sms, report }) : undefined);

const assistantOf = ({ llm }: Settings) => (llm ? createChatAssistant({ ...llm, report }) : undefined);

const registryOf = ({ tianyancha }: Settings) => (tianyancha ? createTianyancha({ ...tianyancha, report }) : undefined);

const socialOf = ({ openId }: Settings) =>
  openId
    ? {
        site: openId.site,
        providers: [createOpenIdProvider({ ...openId, report })],
      }
    : undefined;

const fileStoreOf = ({ s3, dataDirectory }: Settings) =>
  s3 ? createS3FileStore(s3) : createFolderFileStore(path.join(dataDirectory, 'files'));

const databaseOf = (settings: Settings) =>
  settings.databaseUrl
    ? { url: settings.databaseUrl }
    : { embedded: { directory: path.join(settings.dataDirectory, 'database') } };

/** Connections for what the processes share: never waited for by a transaction of the records. */
const SHARED_CONNECTIONS = 3;

/** The processes on one server share what lives for a short time; the embedded database has but one process. */
async function sharedOf({ databaseUrl, listenUrl }: Settings): Promise<SharedEphemeral | undefined> {
  if (!databaseUrl) return undefined;
  const connections = await openDatabase({ url: databaseUrl, connections: SHARED_CONNECTIONS });
  return createSharedEphemeral(connections, listenUrl ?? databaseUrl);
}

const migrationsIn = (root: string): string => path.join(root, 'adapters/postgres/migrations');

const migrated = (database: Database, root: string) => migrate(database, migrationsIn(root));

async function assertTables(database: Database, resources: Parameters<typeof checkTables>[1]): Promise<void> {
  const differences = await checkTables(database, resources);
  if (differences.length) {
    throw new Error(`The tables differ from the declarations:\n${differences.map((each) => `  ${each}`).join('\n')}`);
  }
}

async function during<T>(announce: Announce, step: string, work: () => Promise<T>): Promise<T> {
  const done = announce(step);
  const result = await work();
  done();
  return result;
}

/** The checkout this program runs from: the nearest folder above whose package is the product. */
function repositoryRoot(): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    try {
      const { name } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { name: string };
      if (name === 'rdm') return folder;
    } catch {
      // No package here; look one folder up.
    }
    if (folder === path.dirname(folder)) throw new Error('The folder of the product was not found');
  }
}
