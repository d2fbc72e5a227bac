import { registerInputs } from '../verification/cost-inputs';
import type { ReportRegister } from './report-registers';
import { boundsOf, type Period } from './stated-period';
import type { Row } from './summed';

/** Whether a row bears on a period: by the month it is of, an asset by the months of its depreciation or amortisation. */
export function standsIn({ resource }: Pick<ReportRegister, 'resource'>, row: Row, period: Period): boolean {
  const span = registerInputs.get(resource.name)?.months(row) ?? null;
  const { from, to } = boundsOf(period);
  return span !== null && span.from <= to && span.to >= from;
}
