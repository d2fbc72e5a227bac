import {
  accessResources,
  Callers,
  Captchas,
  FailedSignIns,
  KnownClients,
  SignInTurns,
  SocialSignIns,
  type BegunSocial,
} from '../access';
import type { FileServices } from '../evidence';
import { RecomputeProgressBoard } from '../ledger';
import { aroundTenants, Caches, editedDocuments, TenantStores, TextMessages, type EditedDocuments } from '../platform';
import {
  portsOfAreas,
  submission,
  type Call,
  type Caller,
  type Resource,
  type ServicesOf,
  type SignInClient,
  type Visitor,
} from '../records';
import { SmsCodes } from '../system';
import { areaCalls, type AreaCallTable } from './area-calls';
import { resources } from './catalogue';
import { dictionariesOfAreas } from './dictionaries-of-areas';
import type { Driven } from './driven';
import { hooksOfAreas } from './hooks-of-areas';
import { openCalls } from './open-call';
import type { Ports } from './ports';
import { recordPorts } from './record-ports';

/** The use cases behind the inbound ports. */
export interface Application {
  /** All ports for one visitor. Every call is one transaction of his tenant; an import checks before its own begins. */
  for(visitor: Visitor): Ports;
  /** The caller behind an access token, or null when it does not open anything (any more). */
  callerOf(token: string): Promise<{ caller: Caller; sessionKey: string } | null>;
  /** Begins a sign-in through another system. Refuses one that is not set up, or gives no answer. */
  beginSocial(source: string): Promise<BegunSocial>;
  /** Whether the platform has registered a program under this id, with this secret. */
  knowsClient(clientId: string, secret: string): Promise<boolean>;
  /** What a program may ask for tokens with, as it is registered now; null where it is not, or with another secret. */
  clientNamed(clientId: string, secret: string): Promise<SignInClient | null>;
  /** For the editor beside the program. */
  readonly editedDocuments: EditedDocuments;
  /** Everything stored, served or not. */
  readonly resources: readonly Resource[];
  /** Runs work of the program itself in a tenant, with no caller behind it. */
  inTenant<T>(tenantId: string, work: (call: Call) => Promise<T>): Promise<T>;
}

/** Everything the product stores: what has calls, and what stands behind signing in and submitting. */
export const storedResources: readonly Resource[] = [...new Set([...resources, ...accessResources, submission])];

export async function createApplication(driven: Driven): Promise<Application> {
  const { clock } = driven;
  const all = [...storedResources, ...(driven.furtherResources ?? [])];
  const hooksOf = hooksOfAreas(driven);
  const { open, look, inTenant } = openCalls(driven, all, hooksOf);

  const callers = new Callers(driven.tokens, clock, inTenant);
  const social = new SocialSignIns(driven.social, clock, driven.newKey);
  const clients = new KnownClients(inTenant, driven.hasher, clock);
  const stores = new TenantStores(driven.fileStore, driven.objectStores, driven.secrets);
  const files: FileServices = {
    stores,
    inspector: driven.fileInspector,
    newFileId: () => driven.newKey().replaceAll('-', ''),
  };
  const founding = {
    inTenant,
    hasher: driven.hasher,
    newKey: driven.newKey,
    dictionaries: dictionariesOfAreas,
  };
  const services: ServicesOf<AreaCallTable> = {
    assistant: driven.assistant,
    caches: new Caches(callers),
    callers,
    captchaRequired: driven.captchaRequired,
    captchas: new Captchas(driven.captchaDrawer, clock, driven.newKey),
    clock,
    decoyHash: await driven.hasher.hash(driven.newKey()),
    developTools: driven.developTools,
    failures: new FailedSignIns(clock),
    files,
    founding,
    hasher: driven.hasher,
    onlineEditor: driven.onlineEditor,
    provesPhone: driven.smsSender !== undefined,
    reader: driven.reader,
    resources: all,
    secrets: driven.secrets,
    smsCodes: new SmsCodes(clock, driven.newKey),
    social,
    stores,
    textMessages: new TextMessages(inTenant, driven.smsSender),
    tokens: driven.tokens,
    turns: new SignInTurns(),
    progress: new RecomputeProgressBoard(),
  };

  const portsFor = portsOfAreas(areaCalls, { open, look, printers: driven, services });
  const recordsFor = recordPorts(driven, { open, look }, hooksOf, callers, aroundTenants(founding, callers));

  return {
    for: (visitor) =>
      Object.assign(portsFor(visitor), {
        resource: <R extends Resource>(resource: R) => recordsFor(visitor, resource),
      }),
    callerOf: (token) => callers.of(token),
    beginSocial: (source) => social.begin(source),
    knowsClient: (clientId, secret) => clients.knows(clientId, secret),
    clientNamed: (clientId, secret) => clients.find(clientId, secret),
    editedDocuments: editedDocuments({
      files,
      clock,
      resources: all,
      inTenant,
      openAs: (caller, work) => open(caller, 'zh', work),
    }),
    resources: all,
    inTenant,
  };
}
