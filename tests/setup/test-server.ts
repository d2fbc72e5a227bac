import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  applicationIn,
  argon2Hasher,
  createContainer,
  createSm2Passwords,
  createServer,
  demonstrationUsers,
  type OnlyOffice,
} from '@rdm/blade-server';
import { createBladeClient } from '@rdm/blade-client';
import { menuTree, type CaptchaDrawer, type MenuEntry, type SocialSignIn } from '@rdm/core/internal/access';
import { installPlatform, type Application, type Ports } from '@rdm/core/internal/application';
import type { Assistant } from '@rdm/core/internal/assessment';
import type { Language } from '@rdm/core/internal/kernel';
import type { Resource } from '@rdm/core/internal/records';
import type { SmsSender } from '@rdm/core/internal/system';
import { createFolderFileStore } from '@rdm/files';
import { migrate, openDatabase, tableSql, type DatabaseOptions } from '@rdm/postgres';
import { installCertifiedTenant } from './certified-tenant';
import { embeddedMemory } from './embedded-memory';
import { outsideSystems } from './outside-systems';

/** Every tenant has the same users and passwords, which are hashed once for a worker. */
const users = demonstrationUsers(argon2Hasher, '100002').map((user) => {
  let hash: Promise<string> | undefined;
  return { ...user, passwordHash: () => (hash ??= user.passwordHash()) };
});

export const md5 = (text: string) => createHash('md5').update(text).digest('hex');

export interface TestServer {
  readonly url: string;
  readonly application: Application;
  /** A client that is signed in as the account of the tenant; its password is its name. */
  signIn(account: string, tenantId?: string, language?: Language): Promise<Ports>;
  /** Founds another tenant, with the same accounts. */
  found(tenantId: string): Promise<void>;
  /** An access token, for calls by hand. */
  tokenOf(account: string, tenantId?: string): Promise<string>;
  stop(): Promise<void>;
}

/** The whole server on a free port over a fresh database: platform, and tenant 100002 without data. */
export async function startTestServer(
  options: DatabaseOptions = embeddedMemory,
  given: {
    furtherResources?: readonly Resource[];
    furtherMenus?: readonly MenuEntry[];
    captcha?: boolean;
    /** Requests that one person may make in a minute; any number by default. */
    requestsPerMinute?: number;
    /** Draws captchas whose letters the test knows. */
    captchaDrawer?: CaptchaDrawer;
    /** Systems to sign in through, in place of the stand-ins. */
    social?: SocialSignIn;
    tenants?: readonly string[];
    /** An SMS gateway; without one, messages stay in the outbox. */
    smsSender?: SmsSender;
    /** A language model; without one the helpers say what they find. */
    assistant?: Assistant;
    /** A document server, created with the key that signs tickets. */
    onlyOffice?: (signingKey: string) => OnlyOffice;
  } = {},
): Promise<TestServer> {
  const database = await openDatabase(options);
  await migrate(database);
  for (const resource of given.furtherResources ?? []) {
    await database.use((session) => session.query(tableSql(resource)));
  }
  const files = mkdtempSync(path.join(os.tmpdir(), 'rdm-files-'));
  const signingKey = 'a key for tests only, long enough to sign';
  const onlyOffice = given.onlyOffice?.(signingKey);
  const container = createContainer({
    database,
    signingKey,
    onlineEditor: onlyOffice,
    captcha: given.captcha ?? false,
    captchaDrawer: given.captchaDrawer,
    social: given.social ?? outsideSystems(),
    fileStore: await createFolderFileStore(files),
    privateHosts: ['127.0.0.1'],
    smsSender: given.smsSender,
    assistant: given.assistant,
    furtherResources: given.furtherResources,
  });
  const application = await applicationIn(container);
  await installPlatform(application, [...menuTree, ...(given.furtherMenus ?? [])]);
  const found = (code: string) => installCertifiedTenant(application, { code, name: `企业${code}`, users });
  for (const code of given.tenants ?? ['100002']) await found(code);
  const server = await createServer({
    application,
    saberSecret: 'saber_secret',
    logLevel: 'error',
    // Tests ask as fast as they can.
    requestsPerMinute: given.requestsPerMinute ?? Infinity,
    onlyOffice,
    lockedPasswords: createSm2Passwords(signingKey),
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });

  const tokenOf = async (account: string, tenantId = '100002'): Promise<string> => {
    const anyone = createBladeClient({ origin: url, token: () => null });
    const answer = await anyone.session.token({ tenantId, username: account, password: md5(account) });
    return answer.accessToken;
  };
  return {
    url,
    application,
    tokenOf,
    found: async (tenantId) => {
      await found(tenantId);
    },
    signIn: async (account, tenantId, language = 'zh') => {
      const token = await tokenOf(account, tenantId);
      return createBladeClient({ origin: url, token: () => token, language: () => language });
    },
    stop: async () => {
      await server.close();
      await database.close();
      rmSync(files, { recursive: true, force: true });
    },
  };
}
