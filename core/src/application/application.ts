import { accessResources, Callers, Captchas, FailedSignIns } from '../access';
import { lockedWrites } from '../cost';
import type { FileServices } from '../evidence';
import {
  faults,
  Refusal,
  requirePermission,
  type Call,
  type Caller,
  type Language,
  type Resource,
  type RecordOf,
  type ResourcePort,
} from '../kernel';
import { RecomputeProgressBoard } from '../ledger';
import { annualData, explainFigure, printAnnualReport, saveAnnualData, type StatisticsPort } from '../statistics';
import { dictionaryEntries, type DictionaryPort } from '../system';
import type { AreaRunner } from './areas/area-runner';
import { auditPort } from './areas/audit-port';
import { costPort } from './areas/cost-port';
import { costReportsPort } from './areas/cost-reports-port';
import { costViewsPort } from './areas/cost-views-port';
import { filesPort } from './areas/files-port';
import { financePort } from './areas/finance-port';
import { formDownload } from './areas/form-download';
import { ledgerPort } from './areas/ledger-port';
import { projectPort } from './areas/project-port';
import { reverseAllocationPort } from './areas/reverse-allocation-port';
import { reportsPort } from './areas/reports-port';
import { sessionPort } from './areas/session-port';
import { timePort } from './areas/time-port';
import { workbooksPort } from './areas/workbooks-port';
import { resources } from './catalogue';
import type { Driven } from './driven';
import { areaAccess, resourceAccess } from './permissions';
import type { Ports } from './ports';
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
  /** Everything stored, served or not. */
  readonly resources: readonly Resource[];
  /** Runs work of the program itself in a tenant, with no caller behind it. */
  inTenant<T>(tenantId: string, work: (call: Call) => Promise<T>): Promise<T>;
}

/** Everything the product stores: what has calls, and what stands behind signing in and submitting. */
export const storedResources: readonly Resource[] = [...resources, ...accessResources, submission];

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
    captchaRequired: driven.captchaRequired,
    decoyHash: await driven.hasher.hash(driven.newKey()),
  };

  const files: FileServices = {
    store: driven.fileStore,
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
  const dictionaryPort = ({ run }: AreaRunner): DictionaryPort => ({
    entries: ({ code }) => run(areaAccess.dictionaries.entries, (call) => dictionaryEntries(call, code)),
  });
  const portsOf = portsMadeBy({
    session: (runner, visitor) => sessionPort(runner, visitor, services, callers),
    cost: costPort,
    costReports: (runner) => costReportsPort(runner, driven),
    costViews: (runner) => costViewsPort(runner, driven),
    reverseAllocation: reverseAllocationPort,
    ledger: (runner) => ledgerPort(runner, progress, driven.formWriter),
    project: (runner) => projectPort(runner, driven),
    statistics: statisticsPort,
    time: (runner) => timePort(runner, driven),
    workbooks: (runner) => workbooksPort(runner, driven, all),
    dictionaries: dictionaryPort,
    files: (runner) => filesPort(runner, files, clock, all),
    finance: (runner) => financePort(runner, driven),
    audit: auditPort,
    reports: reportsPort,
    resource:
      ({ run }) =>
      <R extends Resource>(resource: R) =>
        // The declaration types the record; the store only knows rows.
        resourcePort(
          resource,
          async (of, name, adding, work) => run(resourceAccess(of, name, adding), work),
          driven,
        ) as unknown as ResourcePort<RecordOf<R>>,
  });

  return {
    for: (visitor) => portsOf(runnerFor(visitor, open), visitor),
    callerOf: (token) => callers.of(token),
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
    if (access !== 'signedIn') requirePermission(visitor.caller, access.permission);
    return visitor.caller;
  };
  return {
    language,
    admitted,
    run: async (access, work) => open(admitted(access), language, work),
    open: (caller, work) => open(caller, language, work),
  };
}
