import { tenant } from '../../access';
import { faults, fill, Refusal, text } from '../../kernel';
import { insertRecords, updateRecords, wholly, type Call, type Visit } from '../../records';
import { RegistryFailed, type CompanyRegistry, type RegistryAnswer } from '../company-registry';
import { intellectualProperty } from '../intellectual-property';
import { registryPreview, type RegistryRow } from '../registry-preview';
import { registryUsage } from '../registry-usage';

/** The services the refresh needs; without a registry it says what to set. */
export interface RegistryServices {
  readonly companyRegistry: CompanyRegistry | undefined;
}

export interface RegistryPreview {
  /** The name the registry was asked for. */
  readonly company: string;
  readonly rows: readonly RegistryRow[];
  /** Entries of the registry that could not be read. */
  readonly unread: number;
  /** False where the registry has more than the calls left could read; then nothing is called unknown. */
  readonly isComplete: boolean;
  /** Calls made in this month, and allowed; null for any number. */
  readonly used: number;
  readonly limit: number | null;
}

const said = {
  notSet: text(
    '服务器没有设置天眼查接口，请联系运维人员设置 RDM_TIANYANCHA_URL 和 RDM_TIANYANCHA_TOKEN',
    'The server has no company registry; ask its operator to set RDM_TIANYANCHA_URL and RDM_TIANYANCHA_TOKEN',
  ),
  noName: text(
    '租户没有登记企业名称和统一社会信用代码，请先在租户管理中登记',
    'The tenant has neither a name nor a credit code; enter them in its record first',
  ),
  used: text(
    '本月已调用天眼查 {used} 次，达到上限 {limit} 次，请下月再试或调高上限',
    'The registry was asked {used} times this month, which is the limit of {limit}; wait for next month or raise it',
  ),
  refused: text(
    '天眼查拒绝了请求，请运维人员核对 RDM_TIANYANCHA_TOKEN 和接口余额',
    'The registry refused the request; ask the operator to check RDM_TIANYANCHA_TOKEN and the balance',
  ),
  unavailable: text('天眼查暂时没有应答，请稍后重试', 'The registry gives no answer just now; try again later'),
};

/**
 * Asks the registry for the properties of the enterprise and compares them with the register. Nothing is written but the
 * number of calls: each row is taken by the user through a submit.
 */
export async function refreshProperties(
  visit: Visit,
  _: unknown,
  { companyRegistry }: RegistryServices,
): Promise<RegistryPreview> {
  if (!companyRegistry) throw new Refusal(faults.invalid(said.notSet));
  const { company, used, limit } = await visit.run((call) => planned(call, companyRegistry));
  if (limit !== null && used >= limit) throw new Refusal(faults.invalid(fill(said.used, { used, limit })));
  // No transaction is open meanwhile, because the service may be slow.
  const answer = await asked(companyRegistry, company, limit === null ? Infinity : limit - used).catch(
    async (error: unknown) => {
      if (!(error instanceof RegistryFailed)) throw error;
      await visit.run((call) => noteCalls(call, error.calls));
      throw new Refusal({ code: 503, name: `REGISTRY_${error.reason.toUpperCase()}`, message: said[error.reason] });
    },
  );
  return visit.run(async (call) => {
    const stored = await wholly(call).records.find(intellectualProperty);
    const seen = new Set((await call.records.find(intellectualProperty)).map(({ id }) => id));
    const { properties, unread, isComplete, calls } = answer;
    const used = await noteCalls(call, calls);
    // Compared with the whole register, so that nothing hidden is called new; shown as far as the caller sees it.
    const rows = registryPreview(stored, properties, isComplete).filter(({ id }) => id === null || seen.has(id));
    return { company, rows, unread, isComplete, used, limit };
  });
}

const asked = (registry: CompanyRegistry, company: string, most: number): Promise<RegistryAnswer> =>
  registry.propertiesOf(company, most);

async function planned(call: Call, { monthlyLimit }: CompanyRegistry) {
  const [own] = await call.records.findByKeys(tenant, [{ code: call.caller.tenantId }]);
  const company = own?.creditCode || own?.tenantName;
  if (!company) throw new Refusal(faults.invalid(said.noName));
  const [usage] = await wholly(call).records.findByKeys(registryUsage, [{ month: monthNow(call) }]);
  return { company, used: usage?.used ?? 0, limit: usage?.callLimit ?? monthlyLimit };
}

const monthNow = (call: Call): string => call.clock.now().slice(0, 7);

/** Adds calls to those of the month, and returns them all. */
async function noteCalls(call: Call, calls: number): Promise<number> {
  const { records } = wholly(call);
  await records.lock('registry usage');
  const month = monthNow(call);
  const [before] = await records.findByKeys(registryUsage, [{ month }]);
  const used = (before?.used ?? 0) + calls;
  const lastTime = call.clock.now();
  if (!before) await insertRecords(call, registryUsage, [{ month, used, lastTime }]);
  else await updateRecords(call, registryUsage, [{ before, values: { used, lastTime } }]);
  return used;
}
