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
  type ResourcePort,
  type ServicesOf,
  type SignInClient,
  type StoredRecord,
  type Visitor,
} from '../records';
import {
  accessResources,
  Callers,
  Captchas,
  FailedSignIns,
  KnownClients,
  role,
  SocialSignIns,
  tenant,
  user,
  type BegunSocial,
  SignInTurns,
} from '../access';
import { attendance, workTime } from '../hours';
import type { FileServices } from '../evidence';
import { codeSetting, dataSource } from '../develop';
import { RecomputeProgressBoard } from '../ledger';
import { personnel, project } from '../project';
import { department, objectStore, SmsCodes, smsService } from '../system';
import { assistantPort } from './areas/assistant-port';
import { costPort } from './areas/cost-port';
import { costReportsPort } from './areas/cost-reports-port';
import { costViewsPort } from './areas/cost-views-port';
import { dictionaryPort, dictionaryRecordsPort, systemDictionaryPort } from './areas/dictionary-port';
import { filesPort } from './areas/files-port';
import { departmentPort } from './areas/department-port';
import { developPort } from './areas/develop-port';
import { menuPort } from './areas/menu-port';
import { profilePort } from './areas/profile-port';
import { reverseAllocationPort } from './areas/reverse-allocation-port';
import { rolePort } from './areas/role-port';
import { cachePort } from './areas/cache-port';
import { regionPort } from './areas/region-port';
import { registrationPort } from './areas/registration-port';
import { sessionPort } from './areas/session-port';
import { resourceChoicePort } from './areas/resource-choice-port';
import { smsPort } from './areas/sms-port';
import { userPort } from './areas/user-port';
import { systemPort } from './areas/system-port';
import { tenantPort } from './areas/tenant-port';
import { timePort } from './areas/time-port';
import { workbooksPort } from './areas/workbooks-port';
import { resources } from './catalogue';
import type { Driven } from './driven';
import { hooksOfAreas } from './hooks-of-areas';
import { openCalls } from './open-call';
import type { Ports } from './ports';
import { recordPorts } from './record-ports';
import { Caches, editedDocuments, tenantRecords, TenantStores, TextMessages, type EditedDocuments } from '../platform';
import { runnerFor } from './visitor-runner';
import { portsMadeBy } from './visitor-ports';

/** The use cases behind the inbound ports. */
export interface Application {
  /** All ports for one visitor. Every call is one transaction of his tenant. */
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
  const { open, inTenant } = openCalls(driven, all, hooksOf);

  const callers = new Callers(driven.tokens, clock, inTenant);
  const services = {
    tokens: driven.tokens,
    hasher: driven.hasher,
    captchas: new Captchas(driven.captchaDrawer, clock, driven.newKey),
    failures: new FailedSignIns(clock),
    turns: new SignInTurns(),
    captchaRequired: driven.captchaRequired,
    decoyHash: await driven.hasher.hash(driven.newKey()),
    social: new SocialSignIns(driven.social, clock, driven.newKey),
  };

  const clients = new KnownClients(inTenant, driven.hasher, clock);
  const caches = new Caches(callers);
  const codes = new SmsCodes(clock, driven.newKey);
  const messages = new TextMessages(inTenant, driven.smsSender);
  const founding = { inTenant, hasher: driven.hasher, newKey: driven.newKey };
  const registering = {
    founding,
    codes,
    messages,
    callers,
    signIn: services,
    provesPhone: driven.smsSender !== undefined,
  };

  const stores = new TenantStores(driven.fileStore, driven.objectStores, driven.secrets);
  const files: FileServices = {
    stores,
    inspector: driven.fileInspector,
    newFileId: () => driven.newKey().replaceAll('-', ''),
  };

  const recordsOf = recordPorts(driven, hooksOf, callers);
  const servicesOfCalls: ServicesOf<AreaCallTable> = {
    progress: new RecomputeProgressBoard(),
    reader: driven.reader,
  };
  const makersOfCalls = makersFor({ open, printers: driven, services: servicesOfCalls });
  const portsOf = portsMadeBy({
    session: (runner, visitor) => sessionPort(runner, visitor, services, callers),
    users: (runner) => userPort(runner, services, callers, recordsOf(runner, user)),
    roles: (runner) => rolePort(runnerWithin(runner, role), callers),
    menus: menuPort,
    departments: (runner) => departmentPort(runnerWithin(runner, department), recordsOf(runner, department)),
    profile: (runner, visitor) => profilePort(runner, visitor, services, callers),
    cost: costPort,
    costReports: (runner) => costReportsPort(runner, driven),
    costViews: (runner) => costViewsPort(runner, driven),
    reverseAllocation: reverseAllocationPort,
    time: (runner) => timePort(runnerWithin(runner, workTime, project, personnel, attendance), driven),
    workbooks: (runner) => workbooksPort(runner, driven, all),
    dictionaries: dictionaryPort,
    dictionaryRecords: dictionaryRecordsPort,
    systemDictionaries: systemDictionaryPort,
    tenants: (runner) => tenantPort(runner, callers),
    system: systemPort,
    registration: (runner, visitor) =>
      registrationPort({ ...registering, token: sessionPort(runner, visitor, services, callers).token }),
    sms: (runner) => smsPort(runner, codes, messages),
    regions: regionPort,
    resourceChoice: (runner) =>
      resourceChoicePort(runnerWithin(runner, objectStore, smsService), stores, clock, files.newFileId),
    caches: (runner) => cachePort(runner, caches),
    develop: (runner) =>
      developPort(runnerWithin(runner, codeSetting, dataSource), driven.developTools, driven.secrets),
    files: (runner) => filesPort(runner, files, clock, all, driven.onlineEditor),
    assistant: (runner) => assistantPort(runnerWithin(runner, project), driven.assistant),
    ...makersOfCalls,
    resource:
      (runner) =>
      <R extends Resource>(resource: R) => {
        const port = recordsOf(runner, resource);
        if (resource.name !== tenant.name) return port;
        // The declaration types the record; the store only knows rows.
        const records = port as unknown as ResourcePort<StoredRecord>;
        return tenantRecords(records, runner, founding, callers) as unknown as typeof port;
      },
  });

  return {
    for: (visitor) => portsOf(runnerFor(visitor, open), visitor),
    callerOf: (token) => callers.of(token),
    beginSocial: (source) => services.social.begin(source),
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
