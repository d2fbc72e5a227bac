import { resources, type Application } from '@rdm/core/internal/application';
import { evaluationRecord } from '@rdm/core/internal/evaluation';

const kinds = ['highTech', 'techSme', 'aboveScale'] as const;
/** What the registers cannot know, as the enterprise would answer it. */
const typed = {
  ...{ listedField: true, accident: false, advanced: 'B', support: 'B', mgmt1: 5, mgmt2: 5, mgmt3: 3, mgmt4: 3 },
  ...{ resident: true, bannedProducts: false, badFaith: false },
};

/** Evaluates the enterprise for its titles in these years, as the finance clerk, from the registers. */
export async function addEvaluations(
  application: Application,
  tenantId: string,
  years: readonly number[],
): Promise<void> {
  const permissions = new Set([...resources.map((each) => each.permissions.view), evaluationRecord.permissions.add]);
  const { evaluation } = application.for({
    caller: { tenantId, userId: '', account: 'finance', deptId: null, roles: [], permissions },
    sessionKey: null,
    language: 'zh',
  });
  for (const each of years) {
    for (const kind of kinds) {
      const year = String(each);
      const { answers } = await evaluation.prefill({ kind, year });
      await evaluation.save({ kind, year, answers: { ...typed, ...answers }, remark: '按年度数据自评' });
    }
  }
}
