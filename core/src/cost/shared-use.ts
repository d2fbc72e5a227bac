import Big from 'big.js';
import { text, type Text } from '../kernel';
import type { CostWarnings } from './cost-warning';
import { compareStrings, type ProjectIndex } from './project-index';
import { hoursBasis, hoursOf, type HoursBasis, type HoursClaim } from './split-by-hours';

/** Hours an asset was used by a project in a month. */
interface UseRow {
  readonly id: string;
  readonly month: string;
  readonly projectId: string;
  readonly rdHours: string | null;
  readonly totalHours: string | null;
}

export interface UseClaim<R> extends HoursClaim {
  readonly row: R;
}

/** The use of one asset in one month: its rows in the order of project codes, and the hours they share. */
export interface AssetMonth<R> {
  readonly month: string;
  readonly rows: readonly R[];
  readonly basis: HoursBasis<UseClaim<R>>;
}

/**
 * Gathers use rows of a year by asset and month. Every row repeats the total hours of the month; where they differ
 * the largest is used.
 */
export function assetMonths<R extends UseRow>(
  rows: readonly R[],
  year: number,
  assetOf: (row: R) => { readonly key: string; readonly label: Text },
  projects: ProjectIndex,
  warnings: CostWarnings,
): AssetMonth<R>[] {
  const groups = new Map<string, { label: Text; rows: R[] }>();
  for (const row of rows) {
    if (!row.month.startsWith(`${year}-`)) continue;
    const asset = assetOf(row);
    const key = `${asset.key} ${row.month}`;
    const group = groups.get(key) ?? { label: asset.label, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups].flatMap(([key, { label, rows: ofMonth }]) => {
    const inOrder = ofMonth.sort(
      (a, b) => projects.rank(a.projectId) - projects.rank(b.projectId) || compareStrings(a.id, b.id),
    );
    const first = inOrder[0];
    return first ? [assetMonth(key, label, first, inOrder, projects, warnings)] : [];
  });
}

function assetMonth<R extends UseRow>(
  key: string,
  label: Text,
  first: R,
  rows: readonly R[],
  projects: ProjectIndex,
  warnings: CostWarnings,
): AssetMonth<R> {
  const claims: UseClaim<R>[] = [];
  for (const row of rows) {
    const project = projects.ofRow(row, warnings);
    const hours = hoursOf(row.rdHours);
    if (project && hours.gt(0)) claims.push({ projectId: project.id, hours, row });
  }
  const totals = rows.map((row) => hoursOf(row.totalHours));
  const largest = totals.reduce((most, hours) => (hours.gt(most) ? hours : most), new Big(0));
  const basis = hoursBasis(claims, largest);
  const { month } = first;
  if (totals.some((hours) => !hours.eq(largest))) {
    warnings.add(
      'TOTAL_HOURS_DIFFER',
      key,
      first.id,
      text(
        `${label.zh} ${month} 各行总工时不一致，按最大值 ${largest.toFixed()} 计算`,
        `${label.en}: total hours of ${month} differ between rows; the largest, ${largest.toFixed()}, was used`,
      ),
    );
  }
  if (basis.exceeded) {
    warnings.add(
      'HOURS_EXCEED_TOTAL',
      key,
      first.id,
      text(
        `${label.zh} ${month} 研发工时 ${basis.whole.toFixed()} 大于总工时 ${largest.toFixed()}`,
        `${label.en}: R&D hours ${basis.whole.toFixed()} exceed total hours ${largest.toFixed()} in ${month}`,
      ),
    );
  }
  return { month, rows, basis };
}
