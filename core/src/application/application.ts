import {
  accessResources,
  Callers,
  Captchas,
  FailedSignIns,
  KnownClients,
  SocialSignIns,
  tenant,
  user,
  type BegunSocial,
  type SignInClient,
  SignInTurns,
} from '../access';
import { lockedWrites } from '../cost';
import type { FileServices } from '../evidence';
import {
  faults,
  Refusal,
  type Call,
  type Caller,
  type Language,
  type Resource,
  type RecordOf,
  type ResourcePort,
} from '../kernel';
import { voucherEntry } from '../finance';
import { RecomputeProgressBoard } from '../ledger';
import { project } from '../project';
import { department, SmsCodes } from '../system';
import { annualData, explainFigure, printAnnualReport, saveAnnualData, type StatisticsPort } from '../statistics';
import { accessHooks } from './access/access-hooks';
import { forgetChangedRights } from './access/believed-rights';
import { runnerWithin, withinScope } from './access/within-scope';
import type { AreaRunner } from './areas/area-runner';
import { auditPort } from './areas/audit-port';
import { costPort } from './areas/cost-port';
import { costReportsPort } from './areas/cost-reports-port';
import { costViewsPort } from './areas/cost-views-port';
import { dictionaryPort, dictionaryRecordsPort, systemDictionaryPort } from './areas/dictionary-port';
import { filesPort } from './areas/files-port';
import { financePort } from './areas/finance-port';
import { formDownload } from './areas/form-download';
import { ledgerPort } from './areas/ledger-port';
import { departmentPort } from './areas/department-port';
import { developPort } from './areas/develop-port';
import { menuPort } from './areas/menu-port';
import { profilePort } from './areas/profile-port';
import { projectPort } from './areas/project-port';
import { reverseAllocationPort } from './areas/reverse-allocation-port';
import { reportsPort } from './areas/reports-port';
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
import { areaAccess, requireAccess, resourceAccess } from './permissions';
import type { Ports } from './ports';
import { Caches } from './platform/caches';
import { editedDocuments, type EditedDocuments } from './platform/edited-documents';
import { developHooks } from './develop/develop-hooks';
import { secretHooks } from './platform/secret-hooks';
import { tenantRecords } from './platform/tenant-records';
import { TenantStores } from './platform/tenant-stores';
import { TextMessages } from './platform/text-messages';
import { resourcePort } from './resource/resource-port';
import { submission } from './resource/submission';
import { nobody, type Visitor } from './visitor';
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
  const { store, clock, ids } = driven;
  const all = [...storedResources, ...(driven.furtherResources ?? [])];
  const byName = new Map(all.map((resource) => [resource.name, resource]));
  const resourceNamed = (name: string): Resource => {
    const found = byName.get(name);
    if (!found) throw new Error(`No resource is declared as ${name}`);
    return found;
  };
  const open = <T>(caller: Caller, language: Language, work: (call: Call) => Promise<T>): Promise<T> =>
    store.transaction(caller.tenantId, (records) => {
      const call: Call = {
        caller,
        records,
        language,
        clock,
        ids,
        resourceNamed,
        refusedWrites: (resource, writes) => lockedWrites(call, resource, writes),
      };
      return work(call);
    });
  const inTenant = <T>(tenantId: string, work: (call: Call) => Promise<T>) => open(nobody(tenantId), 'zh', work);

  const callers = new Callers(driven.tokens, clock, inTenant);
  const progress = new RecomputeProgressBoard();
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

  const statisticsPort = ({ run }: AreaRunner): StatisticsPort => ({
    data: (args) => run(areaAccess.statistics.data, (call) => annualData(call, args)),
    save: (args) => run(areaAccess.statistics.save, (call) => saveAnnualData(call, args)),
    explain: (args) => run(areaAccess.statistics.explain, (call) => explainFigure(call, args)),
    export: async (args) =>
      formDownload(driven.formWriter, await run(areaAccess.statistics.export, (call) => printAnnualReport(call, args))),
  });
  const hooks = { ...accessHooks(driven.hasher, all), ...secretHooks(driven), ...developHooks(driven) };
  const recordsOf = (runner: AreaRunner, resource: Resource) =>
    resourcePort(
      resource,
      async (of, name, adding, work) => {
        const answer = await runner.run(resourceAccess(of, name, adding), (call) => work(withinScope(call, of)));
        forgetChangedRights(callers, of, name, runner.tenantId);
        return answer;
      },
      driven,
      hooks[resource.name],
    );
  // The declaration types the record; the store only knows rows.
  const typed = <R extends Resource>(runner: AreaRunner, resource: R) =>
    recordsOf(runner, resource) as unknown as ResourcePort<RecordOf<R>>;
  const portsOf = portsMadeBy({
    session: (runner, visitor) => sessionPort(runner, visitor, services, callers),
    users: (runner) => userPort(runner, services, callers, typed(runner, user)),
    roles: (runner) => rolePort(runner, callers),
    menus: menuPort,
    departments: (runner) => departmentPort(runner, typed(runner, department)),
    profile: (runner, visitor) => profilePort(runner, visitor, services, callers),
    cost: costPort,
    costReports: (runner) => costReportsPort(runner, driven),
    costViews: (runner) => costViewsPort(runner, driven),
    reverseAllocation: reverseAllocationPort,
    ledger: (runner) => ledgerPort(runner, progress, driven.formWriter),
    project: (runner) => projectPort(runnerWithin(runner, project), driven),
    statistics: statisticsPort,
    time: (runner) => timePort(runner, driven),
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
    resourceChoice: (runner) => resourceChoicePort(runner, stores, clock, files.newFileId),
    caches: (runner) => cachePort(runner, caches),
    develop: (runner) => developPort(runner, driven.developTools, driven.secrets),
    files: (runner) => filesPort(runner, files, clock, all, driven.onlineEditor),
    finance: (runner) => {
      const { page, unsubmitted } = financePort(runnerWithin(runner, voucherEntry), driven);
      return { ...financePort(runner, driven), page, unsubmitted };
    },
    audit: auditPort,
    reports: reportsPort,
    resource:
      (runner) =>
      <R extends Resource>(resource: R) => {
        const port = recordsOf(runner, resource);
        const whole = resource.name === tenant.name ? tenantRecords(port, runner, founding, callers) : port;
        // The declaration types the record; the store only knows rows.
        return whole as unknown as ResourcePort<RecordOf<R>>;
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

type Open = <T>(caller: Caller, language: Language, work: (call: Call) => Promise<T>) => Promise<T>;

function runnerFor(visitor: Visitor, open: Open): AreaRunner {
  const { language } = visitor;
  const admitted: AreaRunner['admitted'] = (access) => {
    if (access === 'public') return visitor.caller ?? nobody(visitor.tenantId ?? '');
    if (!visitor.caller) throw new Refusal(faults.unauthorised());
    requireAccess(visitor.caller, access);
    return visitor.caller;
  };
  return {
    language,
    tenantId: visitor.caller?.tenantId,
    admitted,
    run: async (access, work) => open(admitted(access), language, work),
    open: (caller, work) => open(caller, language, work),
  };
}
