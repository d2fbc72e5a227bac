import {
  Callers,
  Captchas,
  FailedSignIns,
  accessResources,
  grantedMenus,
  menuButtons,
  menuRoutes,
  openSession,
  session,
  signIn,
  tenantNamed,
  updateDefaultPassword,
  userInfo,
  userOf,
  type SessionPort,
} from '../access';
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
import {
  clearYearInputs,
  explain,
  preferential,
  projectAmounts,
  projectMonths,
  recomputeYear,
  RecomputeProgressBoard,
  requireYear,
  saveYearInputs,
  type LedgerPort,
} from '../ledger';
import { annualData, saveAnnualData, type StatisticsPort } from '../statistics';
import { dictionaryEntries, type DictionaryPort } from '../system';
import { resources } from './catalogue';
import type { Driven } from './driven';
import { areaAccess, resourceAccess, type Access } from './permissions';
import type { Ports } from './ports';
import { resourcePort } from './resource/resource-port';

/** Who asks, as the server found it in the request. */
export interface Visitor {
  readonly caller: Caller | null;
  readonly sessionKey: string | null;
  readonly language: Language;
  /** The tenant a sign-in names; nothing else trusts it. */
  readonly tenantId?: string;
}

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

const nobody = (tenantId: string): Caller => ({
  tenantId,
  userId: '',
  account: '',
  deptId: null,
  roles: [],
  permissions: new Set(),
});

/** Everything the product stores: what has calls, and what stands behind signing in. */
export const storedResources: readonly Resource[] = [...resources, ...accessResources];

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
    store.transaction(caller.tenantId, (records) => work({ caller, records, language, clock, ids, resourceNamed }));
  const inTenant = <T>(tenantId: string, work: (call: Call) => Promise<T>) => open(nobody(tenantId), 'zh', work);

  const callers = new Callers(driven.tokens, clock, inTenant);
  const progress = new RecomputeProgressBoard();
  const captchas = new Captchas(driven.captchaDrawer, clock, driven.newKey);
  const services = {
    tokens: driven.tokens,
    hasher: driven.hasher,
    captchas,
    failures: new FailedSignIns(clock),
    captchaRequired: driven.captchaRequired,
    decoyHash: await driven.hasher.hash(driven.newKey()),
  };

  const portsFor = (visitor: Visitor): Ports => {
    const { language } = visitor;
    const admitted = (access: Access): Caller => {
      if (access === 'public') return visitor.caller ?? nobody(visitor.tenantId ?? '');
      if (!visitor.caller) throw new Refusal(faults.unauthorised());
      if (access !== 'signedIn') requirePermission(visitor.caller, access.permission);
      return visitor.caller;
    };
    const run = async <T>(access: Access, work: (call: Call) => Promise<T>): Promise<T> =>
      open(admitted(access), language, work);

    const sessionPort: SessionPort = {
      token: async (args) => {
        const tenantId = tenantNamed(args.tenantId ?? visitor.tenantId);
        return open(nobody(tenantId), language, (call) => signIn(call, services, { ...args, tenantId }));
      },
      captcha: async () => (driven.captchaRequired ? captchas.create() : { key: '', image: '' }),
      logout: async () => {
        const { caller, sessionKey } = visitor;
        if (!caller || !sessionKey) return;
        await open(caller, language, async (call) => {
          if (await openSession(call, sessionKey)) {
            await call.records.purge(session, [{ field: 'sessionKey', is: 'equal', value: sessionKey }]);
          }
        });
        callers.forget(sessionKey);
      },
      userInfo: () => run(areaAccess.session.userInfo, async (call) => userInfo(call, await signedInUser(call))),
      routes: async () =>
        visitor.caller
          ? run('signedIn', async (call) => menuRoutes(await grantedMenus(call, await roleIdsOf(call))))
          : [],
      buttons: () =>
        run(areaAccess.session.buttons, async (call) => menuButtons(await grantedMenus(call, await roleIdsOf(call)))),
      updateDefaultPassword: async (args) => {
        await run(areaAccess.session.updateDefaultPassword, (call) => updateDefaultPassword(call, driven.hasher, args));
        if (visitor.sessionKey) callers.forget(visitor.sessionKey);
      },
    };

    const access = areaAccess.ledger;
    const ledger: LedgerPort = {
      recompute: async (args) => {
        const caller = admitted(access.recompute);
        return progress.during(caller.tenantId, requireYear(args.year), (reached) =>
          open(caller, language, (call) => recomputeYear(call, args, reached)),
        );
      },
      recomputeProgress: async ({ year }) => progress.of(admitted(access.recomputeProgress).tenantId, year),
      statsAmount: (args) =>
        run(access.statsAmount, async (call) =>
          (await projectAmounts(call, args)).map(({ projectId, projectCode, items, categories, total }) => ({
            projectId,
            projectCode,
            items,
            categories,
            total,
          })),
        ),
      statsMonths: (args) => run(access.statsMonths, (call) => projectMonths(call, args)),
      preferential: (args) => run(access.preferential, (call) => preferential(call, args)),
      explain: (args) => run(access.explain, (call) => explain(call, args)),
      saveYearInputs: (args) => run(access.saveYearInputs, (call) => saveYearInputs(call, args)),
      clearYearInputs: (args) => run(access.clearYearInputs, (call) => clearYearInputs(call, args)),
    };
    const statistics: StatisticsPort = {
      data: (args) => run(areaAccess.statistics.data, (call) => annualData(call, args)),
      save: (args) => run(areaAccess.statistics.save, (call) => saveAnnualData(call, args)),
    };
    const dictionaries: DictionaryPort = {
      entries: ({ code }) => run(areaAccess.dictionaries.entries, (call) => dictionaryEntries(call, code)),
    };
    return {
      session: sessionPort,
      ledger,
      statistics,
      dictionaries,
      resource: <R extends Resource>(resource: R) =>
        // The declaration types the record; the store only knows rows.
        resourcePort(
          resource,
          async (of, name, adding, work) => run(resourceAccess(of, name, adding), work),
          driven,
        ) as unknown as ResourcePort<RecordOf<R>>,
    };
  };

  return { for: portsFor, callerOf: (token) => callers.of(token), resources: all, inTenant };
}

async function signedInUser(call: Call) {
  const found = await userOf(call, call.caller.userId);
  if (!found) throw new Refusal(faults.unauthorised());
  return found;
}

async function roleIdsOf(call: Call): Promise<string[]> {
  return ((await signedInUser(call)).roleIds as string[] | null) ?? [];
}
