import type { Application } from '@rdm/core/internal/application';
import { explainRisk, explainedRisks } from '@rdm/core/internal/assessment';

/** Explains the last of the findings of a year that are to be checked. */
export async function addRiskExplanation(application: Application, tenant: string, year: number): Promise<void> {
  await application.inTenant(tenant, async (call) => {
    const { risks } = await explainedRisks(call, { year: String(year) });
    const risk = risks.findLast(({ level }) => level === 'warning');
    if (!risk) return;
    const reason = '已核对原始凭证，属于研发活动，资料见留存备查资料。';
    await explainRisk(call, { year: String(year), key: risk.key, state: 'explained', reason });
  });
}
