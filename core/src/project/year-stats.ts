import type { RecordOf } from '../records';
import { displayBudget, sum, tenThousandYuan } from '../kernel/money';
import { isDraft } from './approval-fields';
import type { project } from './project';

type Project = RecordOf<typeof project>;

/** Statistics of a year's projects. Amounts in 万元. */
export interface ProjectYearStats {
  readonly year: string;
  readonly count: number;
  readonly ongoing: number;
  readonly ended: number;
  readonly drafts: number;
  readonly budgetAmount: string;
  readonly govAmount: string;
  /** Counts by dictionary key. */
  readonly byType: Readonly<Record<string, number>>;
  readonly byStage: Readonly<Record<string, number>>;
  readonly bySource: Readonly<Record<string, number>>;
  readonly byDevForm: Readonly<Record<string, number>>;
}

/** Statistics of a year's projects; a budget of −1 (not set) counts as 0. Amounts in 万元. */
export function yearStats(year: string, projects: readonly Project[]): ProjectYearStats {
  const ended = projects.filter(({ completion }) => completion === 'ended').length;
  const total = (amounts: readonly string[]) => sum(amounts.map(tenThousandYuan), 'tenThousandYuan').toString();
  return {
    year,
    count: projects.length,
    ongoing: projects.length - ended,
    ended,
    drafts: projects.filter(isDraft).length,
    budgetAmount: total(projects.map(({ budgetAmount }) => displayBudget(budgetAmount))),
    govAmount: total(projects.map((each) => each.govAmount ?? '0')),
    byType: countsOf(projects.map(({ type }) => type)),
    byStage: countsOf(projects.map(({ stage }) => stage)),
    bySource: countsOf(projects.map(({ source }) => source)),
    byDevForm: countsOf(projects.map(({ devForm }) => devForm)),
  };
}

/** The number of occurrences of each key; fields a draft leaves empty are not counted. */
function countsOf(keys: readonly (string | null)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) if (key !== null) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}
