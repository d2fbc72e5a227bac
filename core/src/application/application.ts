import { areaCalls, type AreaCallTable, type CallPorts } from './area-calls';
import { runnerWithin, type AreaRunner } from './areas/area-runner';
import {
  portsOfCalls,
  submission,
  type AreaCalls,
  type Call,
  type Caller,
  type CallRunner,
  type Resource,
  type ServicesOf,
  type SignInClient,
  type Visitor,
} from '../records';
import {
  accessResources,
  Callers,
  Captchas,
  FailedSignIns,
  KnownClients,
  SocialSignIns,
  type BegunSocial,
  SignInTurns,
  type SignInServices,
} from '../access';
import type { FileServices } from '../evidence';
import { bookedRegisters, subjectMatch } from '../finance';
import { projectReport, RecomputeProgressBoard } from '../ledger';
import { project, projectBudget, projectDetail } from '../project';
import { SmsCodes } from '../system';
import { financePort } from './areas/finance-port';
import { ledgerPort } from './areas/ledger-port';
import { projectPort } from './areas/project-port';
import { reportsPort } from './areas/reports-port';
import { statisticsPort } from './areas/statistics-port';
import { resources } from './catalogue';
import { dictionariesOfAreas } from './dictionaries-of-areas';
import type { Driven } from './driven';
import { hooksOfAreas } from './hooks-of-areas';
import { openCalls } from './open-call';
import type { Ports } from './ports';
import { recordPorts } from './record-ports';
import { aroundTenants, Caches, editedDocuments, TenantStores, TextMessages, type EditedDocuments } from '../platform';
import { runnerFor } from './visitor-runner';
import { portsMadeBy } from './visitor-ports';

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
  const progress = new RecomputeProgressBoard();
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
  };

  const recordsOf = recordPorts(driven, hooksOf, callers, aroundTenants(founding, callers));
  const makersOfCalls = makersFor({ open, look, printers: driven, services });
  const portsOf = portsMadeBy({
    ledger: (runner) => {
      // The forms are those of the whole enterprise; a ledger and what a project comes to lie within the caller's scope.
      const within = ledgerPort(runnerWithin(runner, project, projectReport), progress, driven.formWriter);
      const { ledgerSheet, exportLedger, exportLedgerRows, statsAmount, statsMonths } = within;
      const whole = ledgerPort(runner, progress, driven.formWriter);
      return { ...whole, ledgerSheet, exportLedger, exportLedgerRows, statsAmount, statsMonths };
    },
    project: (runner) => projectPort(runnerWithin(runner, project, projectDetail, projectBudget), driven),
    statistics: (runner) => statisticsPort(runner, driven.formWriter),
    finance: (runner) => {
      // What matches subjects moves all vouchers; what shows or renames them, those within the caller's scope.
      const within = financePort(runnerWithin(runner, ...bookedRegisters, subjectMatch, projectReport), driven);
      return { ...within, submitMatch: financePort(runner, driven).submitMatch };
    },
    ...makersOfCalls,
    reports: (runner) => reportsPort(runnerWithin(runner, projectReport, project)),
    resource: (runner) => (resource) => recordsOf(runner, resource),
  });

  return {
    for: (visitor) => portsOf(runnerFor(visitor, { open, look }), visitor),
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

type CallMakers = { readonly [Area in keyof CallPorts]: (runner: AreaRunner, visitor: Visitor) => CallPorts[Area] };

/** What makes the ports of declared calls. */
function makersFor(runner: CallRunner): CallMakers {
  const makers = Object.entries<AreaCalls>(areaCalls).map(([area, calls]) => {
    const portFor = portsOfCalls(calls, runner);
    return [area, (_: AreaRunner, visitor: Visitor) => portFor(visitor)];
  });
  // Each area of the list has its maker.
  return Object.fromEntries(makers) as unknown as CallMakers;
}
