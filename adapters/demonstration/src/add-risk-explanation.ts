import { resources, type Application } from '@rdm/core/internal/application';
import { riskExplanation } from '@rdm/core/internal/assessment';

/** Explains the last of the findings of a year that are to be checked, as the finance clerk, who sees every register. */
export async function addRiskExplanation(application: Application, tenantId: string, year: number): Promise<void> {
  const permissions = new Set([...resources.map((each) => each.permissions.view), riskExplanation.permissions.edit]);
  const { risks } = application.for({
    caller: { tenantId, userId: '', account: 'finance', deptId: null, roles: [], permissions },
    sessionKey: null,
    language: 'zh',
  });
  const found = await risks.scan({ year: String(year) });
  const risk = found.risks.findLast(({ level }) => level === 'warning');
  if (!risk) return;
  const reason = '已核对原始凭证，属于研发活动，资料见留存备查资料。';
  await risks.explain({ year: String(year), key: risk.key, state: 'explained', reason });
}
