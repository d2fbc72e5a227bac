import { confirmCrossYear, projectCrossYear } from '@rdm/core/internal/ledger';
import { project, projectDetail } from '@rdm/core/internal/project';
import type { Call } from '@rdm/core/internal/records';
import { projectsOf } from './projects';
import { asClerk, submitAsClerk } from './submit-as-clerk';

/**
 * Carries the enterprise's own project of the recomputed year before that goes on into a year, which makes its record of
 * it. Those with other parties come with the year's workbook, as their contracts have to be added anew.
 */
export async function carryProjectsOver(call: Call, year: number): Promise<void> {
  const own = projectsOf(year).filter(
    ({ plan, startTime }) => plan.devForm === 'zzyf' && !startTime.startsWith(`${year}-`),
  );
  for (const { code } of own) {
    const [source] = await call.records.findByKeys(project, [{ year: String(year - 1), code }]);
    if (!source) continue;
    const { id } = await submitAsClerk(call, projectCrossYear, { sourceId: source.id, year: String(year) });
    await confirmCrossYear(asClerk(call, project, projectDetail, projectCrossYear), { id });
  }
}
