import Big from 'big.js';
import { text, type Text } from '../kernel';
import type { Month } from '../kernel/calendar';
import type { CostPart } from './cost-part';
import { costResources } from './cost-resources';
import type { CostWarnings } from './cost-warning';
import { figureLabels } from './figure-labels';
import { compareStrings, type ProjectIndex } from './project-index';
import type { IntangibleUseRow } from './registers';
import { hoursBasis, hoursOf, type HoursBasis } from './split-by-hours';
import type { UseClaim } from './shared-use';

/** The use of one intangible asset in one month, ready to share its amortisation. */
export interface IntangibleMonth {
  readonly basis: HoursBasis<UseClaim<IntangibleUseRow>>;
  /** The share of a row in words and numbers. */
  readonly shareOf: (row: IntangibleUseRow) => { readonly words: Text; readonly figures: CostPart['figures'] };
}

const HUNDRED = new Big(100);
const isStated = (value: unknown) => value !== null && value !== undefined && value !== '';

/**
 * Gathers the rows of an asset's month. Hours count out of the largest total hours of the month, shares out of 100%; a row
 * with hours takes no notice of its share. Shares and hours together above the whole leave nothing that is not R&D.
 */
export function intangibleMonth(
  code: string,
  month: Month,
  given: readonly IntangibleUseRow[],
  projects: ProjectIndex,
  warnings: CostWarnings,
): IntangibleMonth {
  const label = text(`无形资产 ${code} ${month}`, `Intangible asset ${code}, ${month}`);
  const rows = given.toSorted(
    (a, b) => projects.rank(a.projectId) - projects.rank(b.projectId) || compareStrings(a.id, b.id),
  );
  const key = `${code} ${month}`;
  const byHours = rows.filter(({ rdHours }) => isStated(rdHours));
  const totals = byHours.map(({ totalHours }) => hoursOf(totalHours));
  const total = totals.reduce((most, hours) => (hours.gt(most) ? hours : most), new Big(0));
  if (totals.some((hours) => !hours.eq(total))) {
    warnings.add('TOTAL_HOURS_DIFFER', key, byHours[0]!.id, totalsDiffer(label, total.toFixed()));
  }
  // Hours and shares on one scale: of the whole, which is the total hours times 100.
  const scale = total.gt(0) ? total : new Big(1);
  const claims: UseClaim<IntangibleUseRow>[] = [];
  for (const row of rows) {
    const isByHours = isStated(row.rdHours);
    if ((isByHours && total.lte(0)) || (!isByHours && !isStated(row.rdShare))) {
      warnings.add('USE_INCOMPLETE', row.id, row.id, incomplete(label));
      continue;
    }
    const project = projects.ofRow(row, warnings);
    const hours = isByHours ? hoursOf(row.rdHours).times(HUNDRED) : hoursOf(row.rdShare).times(scale);
    if (project && hours.gt(0)) claims.push({ projectId: project.id, hours, row });
  }
  const basis = hoursBasis(claims, scale.times(HUNDRED));
  if (basis.exceeded) warnings.add('HOURS_EXCEED_TOTAL', key, rows[0]!.id, exceeded(label));
  return { basis, shareOf: (row) => (isStated(row.rdHours) ? hoursShare(row, total) : percentShare(row)) };
}

function hoursShare(row: IntangibleUseRow, total: Big) {
  const [hours, whole] = [hoursOf(row.rdHours).toFixed(), total.toFixed()];
  const source = { resource: costResources.intangibleUse, id: row.id };
  return {
    words: text(`研发工时 ${hours} ÷ 总工时 ${whole}`, `R&D hours ${hours} ÷ total hours ${whole}`),
    figures: [
      { label: figureLabels.rdHours, value: hours, source },
      { label: figureLabels.allHours, value: whole, source },
    ],
  };
}

function percentShare(row: IntangibleUseRow) {
  const share = hoursOf(row.rdShare).toFixed();
  const source = { resource: costResources.intangibleUse, id: row.id };
  return {
    words: text(`研发占比 ${share}%`, `R&D share ${share}%`),
    figures: [{ label: figureLabels.rdShare, value: share, source }],
  };
}

const totalsDiffer = (label: Text, total: string): Text =>
  text(
    `${label.zh} 各行总工时不一致，按最大值 ${total} 计算`,
    `${label.en}: total hours differ between rows; the largest, ${total}, was used`,
  );
const incomplete = (label: Text): Text =>
  text(
    `${label.zh} 的使用记录既没有工时也没有占比，未参与归集`,
    `${label.en}: a record of use states neither hours nor a share and was left out`,
  );
const exceeded = (label: Text): Text =>
  text(
    `${label.zh} 各项目占比合计超过 100%（或总工时），按各行比例分摊`,
    `${label.en}: the shares of all projects exceed 100% (or the total hours); it was shared in proportion`,
  );
