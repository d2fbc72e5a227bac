import path from 'node:path';
import type { Application } from '@rdm/core/internal/application';
import { createFolderFileStore, createS3FileStore } from '@rdm/files';
import { createOpenIdProvider } from '@rdm/openid';
import {
  checkTables,
  createSharedEphemeral,
  migrate,
  openDatabase,
  queuedLongWork,
  WorkQueue,
  type Database,
  type Mould,
  type SharedEphemeral,
} from '@rdm/postgres';
import { applicationIn, createContainer } from '../container';
import { createChatAssistant } from '../driven/chat-assistant';
import { createHttpSmsSender } from '../driven/http-sms-sender';
import { createOnlyOffice, type OnlyOffice } from '../driven/onlyoffice';
import { createTianyancha } from '../driven/tianyancha';
import type { Settings } from '../settings';
import { tracedDatabase } from './traced-database';
import { embeddedDirectory } from './embedded-directory';
import { keepPrivate } from './keep-private';
import { repositoryRoot } from './repository-root';
import { ownSigningKey } from './signing-key';

/** Called when a step begins; the function it returns is called when the step has ended. */
export type Announce = (step: string) => () => void;

/** The application with what it stands on, for a process that serves or does work. */
export interface Backend {
  readonly root: string;
  readonly database: Database;
  readonly application: Application;
  readonly signingKey: string;
  readonly onlyOffice: OnlyOffice | undefined;
  /** What processes on one server share; undefined on the embedded database, which has but one. */
  readonly shared: SharedEphemeral | undefined;
  readonly queue: WorkQueue | undefined;
  close(): Promise<void>;
}

/** Opens the database and brings it up to date. Everything opened is closed again when a step fails. */
export async function openBackend(settings: Settings, announce: Announce, mould?: Mould): Promise<Backend> {
  const root = repositoryRoot();
  keepPrivate(settings.dataDirectory);
  const database = await during(announce, '打开数据库 / Open database', () =>
    openDatabase(databaseOf(settings, mould)),
  );
  const opened: { close(): Promise<void> }[] = [database];
  const close = async () => {
    for (const each of opened.toReversed()) await each.close();
  };
  try {
    const migrations = path.join(root, 'adapters/postgres/migrations');
    await during(announce, '更新表结构 / Apply migrations', () => migrate(database, migrations));
    const shared = await sharedOf(settings);
    if (shared) opened.push(shared.ephemeral);
    const signingKey = settings.signingKey ?? (await ownSigningKey(settings.dataDirectory));
    const onlyOffice = settings.onlyOffice ? createOnlyOffice(settings.onlyOffice, signingKey) : undefined;
    const fileStore = await fileStoreOf(settings);
    const queue = shared && (await WorkQueue.open({ ...shared, fileStore, onFault }));
    if (queue) opened.push(queue);
    const application = await applicationIn(
      createContainer({
        database: settings.traces ? tracedDatabase(database) : database,
        ephemeral: shared?.ephemeral,
        longWork: queue && queuedLongWork(queue),
        signingKey,
        captcha: settings.captcha,
        privateHosts: settings.privateHosts,
        signalsDirectory: settings.signalsDirectory ?? undefined,
        migrations,
        fileStore,
        onlineEditor: onlyOffice,
        social: socialOf(settings),
        smsSender: smsSenderOf(settings),
        assistant: assistantOf(settings),
        companyRegistry: registryOf(settings),
      }),
    );
    await assertTables(database, application.resources);
    return { root, database, application, signingKey, onlyOffice, shared: shared?.ephemeral, queue, close };
  } catch (error) {
    await close();
    throw error;
  }
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

export const fileStoreOf = ({ s3, dataDirectory }: Settings) =>
  s3 ? createS3FileStore(s3) : createFolderFileStore(path.join(dataDirectory, 'files'));

export const databaseOf = (settings: Settings, mould?: Mould) =>
  settings.databaseUrl
    ? { url: settings.databaseUrl, isPooled: settings.listenUrl !== null }
    : { embedded: { directory: embeddedDirectory(settings.dataDirectory), mould } };

/** Connections for what the processes share: never waited for by a transaction of the records. */
const SHARED_CONNECTIONS = 5;

/** The processes on one server share what lives for a short time, and long work; the embedded database has but one. */
async function sharedOf({ databaseUrl, listenUrl }: Settings) {
  if (!databaseUrl) return undefined;
  const isPooled = listenUrl !== null;
  const database = await openDatabase({ url: databaseUrl, connections: SHARED_CONNECTIONS, isPooled });
  return { database, ephemeral: createSharedEphemeral(database, listenUrl ?? databaseUrl) };
}

/** Without what an error of the database quotes of the data beside its message. */
const onFault = (error: unknown): void =>
  report(`后台任务 / Long work: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);

async function assertTables(database: Database, resources: Parameters<typeof checkTables>[1]): Promise<void> {
  const differences = await checkTables(database, resources);
  if (differences.length) {
    throw new Error(`The tables differ from the declarations:\n${differences.map((each) => `  ${each}`).join('\n')}`);
  }
}

export async function during<T>(announce: Announce, step: string, work: () => Promise<T>): Promise<T> {
  const done = announce(step);
  const result = await work();
  done();
  return result;
}
