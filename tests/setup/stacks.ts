import { createBladeClient } from '@rdm/blade-client';
import { faultOf, tokenShape, type WireToken } from '@rdm/blade-protocol';
import { createHostGate } from '@rdm/blade-server';
import type { SignIn, TokenAnswer } from '@rdm/core/internal/access';
import type { Application, Ports } from '@rdm/core/internal/application';
import { Refusal, type Language } from '@rdm/core/internal/kernel';
import type { Resource } from '@rdm/core/internal/records';
import {
  createDataSourceProbe,
  createMigrationPrinter,
  createRecordStore,
  migrate,
  openDatabase,
  tableSql,
  type DatabaseOptions,
} from '@rdm/postgres';
import { embeddedMemory } from './embedded-memory';
import { openMemoryApplication, type MemoryApplication } from './memory-application';
import { writtenDocuments } from './written-documents';
import { startPostgres } from './postgres-server';
import { wireCaller } from '../contract/wire-caller';
import { md5, startTestServer } from './test-server';

/** An implementation of the ports that a contract is tested on. */
export interface OpenStack {
  /** Signed in as the account of the tenant (finance, manager, admin, reviewer); its password is its name. */
  signIn(account: string, tenantId: string, language?: Language): Promise<Ports>;
  /** With no session. */
  anyone(language?: Language): Ports;
  /** Founds another tenant, with the same accounts. */
  found(tenantId: string): Promise<void>;
  /** What a sign-in sends as the password. */
  secretOf(password: string): string;
  /** The ports of the holder of an access token. */
  withToken(token: string): Promise<Ports>;
  /** The ports of a program that calls with an access token. */
  withApiToken(token: string): Promise<Ports>;
  /** A browser that has begun a social sign-in: the `state` it returns with, and its ports. */
  browser(source: string): Promise<{ readonly state: string; readonly ports: Ports }>;
  /** The underlying use cases, for access behind the ports. */
  readonly application: Application;
  stop(): Promise<void>;
}

export interface StackOptions {
  readonly tenants: readonly string[];
  readonly furtherResources?: readonly Resource[];
}

export interface Stack {
  readonly name: string;
  open(options: StackOptions): Promise<OpenStack>;
}

/** The use cases with records in memory. */
export const memoryStack: Stack = {
  name: 'use cases on memory',
  open: (options) => openUseCases(options),
};

/** The use cases with records in an embedded database. */
export const embeddedStack: Stack = {
  name: 'use cases on the embedded database',
  open: openEmbedded,
};

/** A client that speaks to a server over HTTP, whose records lie on a PostgreSQL server. */
export const wireStack: Stack = {
  name: 'client and server on PostgreSQL',
  open: async (options) => {
    const database = await startPostgres();
    const stack = await openWire({ url: database.url }, options);
    return {
      ...stack,
      stop: async () => {
        await stack.stop();
        await database.stop();
      },
    };
  },
};

async function openEmbedded(options: StackOptions): Promise<OpenStack> {
  const database = await openDatabase(embeddedMemory);
  await migrate(database);
  for (const resource of options.furtherResources ?? []) {
    await database.use((session) => session.query(tableSql(resource)));
  }
  return openUseCases(options, createRecordStore(database));
}

async function openUseCases(
  { tenants, furtherResources }: StackOptions,
  store?: ReturnType<typeof createRecordStore>,
): Promise<OpenStack> {
  const developTools = {
    sources: createDataSourceProbe({ gate: createHostGate({ hosts: ['127.0.0.1'] }) }),
    migrations: createMigrationPrinter(),
  };
  return useCasesOn(
    await openMemoryApplication({ tenants, furtherResources, store, documents: writtenDocuments, developTools }),
  );
}

/** An application as a stack. */
export function useCasesOn(memory: MemoryApplication): OpenStack {
  return {
    ...memory,
    secretOf: (password) => password,
    withToken: async (token) => memory.application.for(await memory.visitor(token)),
    withApiToken: async (token) => programOn(memory, token),
    browser: async (source) => {
      const { url, browserKey } = await memory.application.beginSocial(source);
      const ports = memory.application.for({ caller: null, sessionKey: null, language: 'zh', browserKey });
      return { state: stateIn(url), ports };
    },
  };
}

/** Each call resolves the token anew, as a server does. */
function programOn({ application }: MemoryApplication, token: string): Ports {
  const portsNow = async () =>
    application.for({ caller: await application.callerOfApiToken(token), sessionKey: null, language: 'zh' });
  type Method = (...args: readonly unknown[]) => Promise<unknown>;
  const later = (portOf: (ports: Ports) => unknown) =>
    new Proxy(
      {},
      {
        get:
          (_, method) =>
          async (...args: readonly unknown[]) =>
            (portOf(await portsNow()) as Record<PropertyKey, Method>)[method]!(...args),
      },
    );
  return new Proxy({} as Ports, {
    get: (_, area) =>
      area === 'then'
        ? undefined
        : area === 'resource'
          ? (resource: Resource) => later((ports) => ports.resource(resource))
          : later((ports) => ports[area as keyof Ports]),
  });
}

async function openWire(where: DatabaseOptions, { tenants, furtherResources }: StackOptions): Promise<OpenStack> {
  const server = await startTestServer(where, { tenants, furtherResources });
  const client = (token: string | null, language: Language = 'zh') =>
    createBladeClient({ origin: server.url, token: () => token, language: () => language });
  return {
    ...server,
    anyone: (language) => client(null, language),
    secretOf: md5,
    withToken: async (token) => client(token),
    withApiToken: async (apiToken) => createBladeClient({ origin: server.url, token: () => null, apiToken }),
    browser: async (source) => {
      const { state, cookie } = await beginInBrowser(server.url, source);
      const ports = client(null);
      const token = (args: SignIn) => tokenWith(cookie, server.url, args);
      return { state, ports: { ...ports, session: { ...ports.session, token } } };
    },
  };
}

const stateIn = (url: string): string => new URL(url).searchParams.get('state')!;

/** Begins a sign-in as a browser does; returns its state and cookie. */
export async function beginInBrowser(origin: string, source: string): Promise<{ state: string; cookie: string }> {
  const response = await fetch(`${origin}/api/blade-auth/oauth/render/${source}`, { redirect: 'manual' });
  const [cookie = ''] = response.headers.getSetCookie();
  return { state: stateIn(response.headers.get('location')!), cookie: cookie.split(';')[0]! };
}

/** Requests a token with the cookie of a browser, which no client sets by itself. */
async function tokenWith(cookie: string, origin: string, { grantType, ...args }: SignIn): Promise<TokenAnswer> {
  const call = wireCaller(origin);
  const { status, body } = await call('POST', '/api/blade-auth/oauth/token', {
    query: { ...args, grant_type: grantType } as Record<string, string>,
    headers: { Cookie: cookie },
  });
  if (status !== 200) throw new Refusal(faultOf(body, status));
  return tokenShape.fromWire(body as unknown as WireToken);
}
