import {
  accessResources,
  aroundUsers,
  Callers,
  Captchas,
  DownloadTickets,
  FailedSignIns,
  KnownClients,
  Passwords,
  SecondFactors,
  SignInTurns,
  restoreAdministrator,
  SocialSignIns,
  type RestoredAdministrator,
  type BegunSocial,
} from '../access';
import { declarationPaper, yearChange } from '../enterprise';
import { calendarFeed } from '../deadline';
import type { Ephemeral } from '../kernel';
import { readingMark } from '../system';
import { FileUsage, type FileServices } from '../evidence';
import { aroundTemplates } from '../execution';
import { importKeeper } from '../intake';
import { RecomputeProgressBoard } from '../ledger';
import {
  aroundTenants,
  Caches,
  editedDocuments,
  TenantStores,
  TextMessages,
  Webhooks,
  type EditedDocuments,
} from '../platform';
import {
  longWorkInProcess,
  outcomeOf,
  portsOfAreas,
  submission,
  withWork,
  workOutcome,
  type AskedWork,
  type Call,
  type Caller,
  type Resource,
  type ServicesOf,
  type SignInClient,
  type Visitor,
  type WorkInHand,
} from '../records';
import { SmsCodes } from '../system';
import { areaCalls, type AreaCallTable } from './area-calls';
import { doneByName } from './done-by-name';
import { resources } from './catalogue';
import { contentsOfAreas } from './contents-of-areas';
import { dictionariesOfAreas } from './dictionaries-of-areas';
import type { Driven } from './driven';
import { hooksOfAreas } from './hooks-of-areas';
import { openCalls } from './open-call';
import type { Ports } from './ports';
import { recordPorts } from './record-ports';

/** The use cases behind the inbound ports. */
export interface Application {
  /**
   * All ports for one visitor. Every call is one transaction in its tenant; an import validates before its own begins.
   */
  for(visitor: Visitor): Ports;
  /** The caller of an access token, or null if it is not valid (any more). */
  callerOf(token: string): Promise<{ caller: Caller; sessionKey: string } | null>;
  /** The caller of a ticket for a download, or null if it is not for this address or no longer valid. */
  callerOfTicket(ticket: string, address: string): Promise<{ caller: Caller; sessionKey: string } | null>;
  /**
   * The user an access token of a program calls for, within the scopes of the token.
   * @throws Refusal with 401 and one sentence where the token opens nothing
   */
  callerOfApiToken(token: string): Promise<Caller>;
  /** Begins a sign-in through another system. Refuses one that is not configured or does not answer. */
  beginSocial(source: string): Promise<BegunSocial>;
  /** Whether the platform has registered a client with this id and secret. */
  knowsClient(clientId: string, secret: string): Promise<boolean>;
  /** The grants and lifetimes of a client as currently registered; null if the id is unknown or the secret wrong. */
  clientNamed(clientId: string, secret: string): Promise<SignInClient | null>;
  /**
   * Does long work that was asked for at another process, as whoever asked for it; answers what an earlier attempt has
   * committed without doing it again.
   */
  doWork(asked: AskedWork, work: WorkInHand): Promise<unknown>;
  /** For the external document editor. */
  readonly editedDocuments: EditedDocuments;
  /** For the program that sends the messages of webhooks. */
  readonly webhooks: Webhooks;
  /** All stored resources, with or without calls. */
  readonly resources: readonly Resource[];
  /** Runs work of the program itself in a tenant, without a caller. */
  inTenant<T>(tenantId: string, work: (call: Call) => Promise<T>): Promise<T>;
  /** Makes an account the administrator of its tenant; null for a tenant that does not exist. For the operator. */
  restoreAdministrator(tenantId: string, account: string): Promise<RestoredAdministrator | null>;
  /** Forgets the failed sign-ins of an account. For the operator. */
  unlockAccount(tenantId: string, account: string): Promise<void>;
  /** What the processes of the installation share for a short time, e.g. for limits of the server's own. */
  readonly ephemeral: Ephemeral;
}

/** Everything the product stores: resources with calls, and those behind sign-in and submission. */
export const storedResources: readonly Resource[] = [
  ...new Set([
    ...resources,
    ...accessResources,
    submission,
    workOutcome,
    declarationPaper,
    yearChange,
    readingMark,
    calendarFeed,
  ]),
];

export async function createApplication(driven: Driven): Promise<Application> {
  const { clock, ephemeral } = driven;
  const all = [...storedResources, ...(driven.furtherResources ?? [])];
  const passwords = new Passwords(driven.hasher, driven.commonPasswords ?? (async () => []), driven.newKey);
  const hooksOf = hooksOfAreas({ ...driven, passwords });
  const { open, look, inTenant } = openCalls(driven, all, hooksOf, (tenantId) => webhooks.waiting(tenantId));
  const webhooks = new Webhooks(inTenant, driven.webhookPoster, driven.secrets);

  const callers = new Callers(driven.tokens, clock, inTenant, ephemeral);
  const failures = new FailedSignIns(ephemeral, driven.newKey);
  const downloadTickets = new DownloadTickets(ephemeral, driven.newKey);
  const social = new SocialSignIns(driven.social, ephemeral, driven.newKey);
  const clients = new KnownClients(inTenant, driven.hasher, clock, ephemeral);
  const stores = new TenantStores(driven.fileStore, driven.objectStores, driven.secrets);
  const files: FileServices = {
    stores,
    inspector: driven.fileInspector,
    usage: new FileUsage(ephemeral),
    newFileId: () => driven.newKey().replaceAll('-', ''),
  };
  const keeper = importKeeper(files, clock);
  const founding = {
    inTenant,
    hasher: driven.hasher,
    newKey: driven.newKey,
    dictionaries: dictionariesOfAreas,
    contents: contentsOfAreas,
  };
  const longWork = driven.longWork ?? longWorkInProcess(clock, driven.newKey);
  const services: ServicesOf<AreaCallTable> = {
    archiveWriter: driven.archiveWriter,
    calendarWriter: driven.calendarWriter,
    pdfBinder: driven.pdfBinder,
    assistant: driven.assistant,
    companyRegistry: driven.companyRegistry,
    caches: new Caches(callers),
    callers,
    captchaRequired: driven.captchaRequired,
    captchas: new Captchas(driven.captchaDrawer, ephemeral, driven.newKey),
    clock,
    decoyHash: await driven.hasher.hash(driven.newKey()),
    developTools: driven.developTools,
    downloadTickets,
    ephemeral,
    failures,
    files,
    founding,
    hasher: driven.hasher,
    passwords,
    importKeeper: keeper,
    longWork,
    onlineEditor: driven.onlineEditor,
    provesPhone: driven.smsSender !== undefined,
    randomBytes: driven.randomBytes,
    reader: driven.reader,
    resources: all,
    samples: driven.samples,
    secrets: driven.secrets,
    secondFactors: new SecondFactors(driven),
    signals: driven.signals,
    smsCodes: new SmsCodes(ephemeral, driven.newKey),
    social,
    stores,
    textMessages: new TextMessages(inTenant, driven.smsSender),
    templateFiller: driven.templateFiller,
    tokens: driven.tokens,
    turns: new SignInTurns(),
    printers: driven,
    progress: new RecomputeProgressBoard(ephemeral),
    newKey: driven.newKey,
    webhookPoster: driven.webhookPoster,
    webhooks,
  };

  const portsFor = portsOfAreas(areaCalls, { open, look, printers: driven, longWork, services });
  const recordsFor = recordPorts(
    { ...driven, importKeeper: keeper },
    { open, look },
    hooksOf,
    { callers, clients },
    new Map([
      ...aroundTenants(founding, callers),
      ...aroundUsers(passwords),
      ...aroundTemplates({ files, templateFiller: driven.templateFiller }),
    ]),
    longWork,
  );
  const portsOf = (visitor: Visitor): Ports =>
    Object.assign(portsFor(visitor), {
      resource: <R extends Resource>(resource: R) => recordsFor(visitor, resource),
    });

  return {
    for: portsOf,
    doWork: async (asked, work) => {
      const { tenantId, language, sessionKey } = asked.by;
      const written = () => inTenant(tenantId, (call) => outcomeOf(call, work.id));
      const earlier = await written();
      if (earlier) return earlier.answer;
      const caller = await callers.ofAsker(asked.by);
      try {
        return await doneByName(asked, portsOf(withWork({ caller, sessionKey, language }, work)), all);
      } catch (error) {
        // A process taken for dead may have written it meanwhile.
        const other = await written();
        if (!other) throw error;
        return other.answer;
      }
    },
    callerOf: (token) => callers.of(token),
    callerOfTicket: async (ticket, address) => {
      const holder = await downloadTickets.holderOf(ticket, address);
      return holder && callers.ofSession(holder);
    },
    callerOfApiToken: (token) => callers.ofApiToken(token),
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
    webhooks,
    resources: all,
    inTenant,
    restoreAdministrator: async (tenantId, account) => {
      const restored = await inTenant(tenantId, (call) => restoreAdministrator(call, { passwords, failures }, account));
      await callers.forgetTenant(tenantId);
      return restored;
    },
    unlockAccount: (tenantId, account) => failures.unlock(tenantId, account),
    ephemeral,
  };
}
