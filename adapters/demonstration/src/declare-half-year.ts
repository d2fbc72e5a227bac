import type { Application } from '@rdm/core/internal/application';
import { allowedPeriods } from '@rdm/core/tax';

/** Submits and passes the advance declaration of the first half of a recomputed year, each by a person of its own. */
export async function declareHalfYear(application: Application, tenantId: string, year: number): Promise<void> {
  if (!allowedPeriods(year).includes('H1')) return;
  const as = (account: string, userId: string, permission: string) =>
    application.for({
      caller: { tenantId, userId, account, deptId: null, roles: [], permissions: new Set([permission]) },
      sessionKey: null,
      language: 'zh',
    }).declaration;
  const { id } = await as('finance', '', 'declaration_submit').submit({ year: String(year), period: 'H1' });
  await as('reviewer', '1', 'declaration_review').pass({ id });
}
