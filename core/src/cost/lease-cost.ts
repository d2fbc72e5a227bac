import { text } from '../kernel';
import { formatMoney, yuan } from '../kernel/money';
import type { CostPart, RegisterCosts } from './cost-part';
import { costResources } from './cost-resources';
import { CostWarnings } from './cost-warning';
import { figureLabels } from './figure-labels';
import { ProjectIndex } from './project-index';
import type { LeaseRow, ProjectRow } from './registers';
import { assetMonths } from './shared-use';
import { splitByHours } from './split-by-hours';

export interface LeaseCostInput {
  readonly year: number;
  readonly projects: readonly ProjectRow[];
  readonly leases: readonly LeaseRow[];
}

const monthlyRent = text('月租金', 'Monthly rent');

/** Rent of a leased asset's month over the projects that used it, by hours out of its total hours → 2.8. */
export function leaseCost(input: LeaseCostInput): RegisterCosts {
  const warnings = new CostWarnings(costResources.lease);
  const projects = new ProjectIndex(input.projects);
  const parts: CostPart[] = [];
  const assetOf = (row: LeaseRow) => ({
    key: JSON.stringify([row.contractCode, row.assetsName]),
    label: text(`租赁合同 ${row.contractCode} ${row.assetsName}`, `Lease ${row.contractCode} ${row.assetsName}`),
  });

  for (const use of assetMonths(input.leases, input.year, assetOf, projects, warnings)) {
    const rent = rentOf(use.rows, warnings);
    if (Number(rent) <= 0) continue;
    const whole = use.basis.whole.toFixed();
    for (const { claim, amount } of splitByHours(rent, use.basis)) {
      const hours = claim.hours.toFixed();
      parts.push({
        projectId: claim.projectId,
        month: use.month,
        item: '2.8',
        amount,
        origin: 'allocation',
        source: { resource: costResources.lease, id: claim.row.id },
        formula: text(
          `${claim.row.assetsName} 月租金 ${formatMoney(rent)} × 研发工时 ${hours} ÷ 合计工时 ${whole}`,
          `${claim.row.assetsName} monthly rent ${formatMoney(rent)} × R&D hours ${hours} ÷ all hours ${whole}`,
        ),
        figures: [
          { label: monthlyRent, value: rent },
          { label: figureLabels.rdHours, value: hours },
          { label: figureLabels.allHours, value: whole },
        ],
      });
    }
  }
  return { parts, warnings: warnings.list() };
}

/** Every row of the month repeats the rent. If rows differ the smallest is used, so that cost is not overstated. */
function rentOf(rows: readonly LeaseRow[], warnings: CostWarnings): string {
  const rents = rows.map((row) => yuan(row.monthlyRent || '0').round());
  const smallest = rents.reduce((least, rent) => least.min(rent));
  const first = rows[0];
  if (first && rents.some((rent) => rent.compare(smallest) !== 0)) {
    warnings.add(
      'RENT_DIFFERS',
      `${first.contractCode} ${first.assetsName} ${first.month}`,
      first.id,
      text(
        `租赁合同 ${first.contractCode} ${first.month} 各行月租金不一致，按最小值 ${smallest.toString()} 计算`,
        `Lease ${first.contractCode}: rents of ${first.month} differ between rows; the smallest, ${smallest.toString()}, was used`,
      ),
    );
  }
  return smallest.toString();
}
