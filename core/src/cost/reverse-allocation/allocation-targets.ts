import { yuan, type Amount } from '../../kernel/money';
import { hoursTotal } from '../../hours';
import { personnelCost } from '../personnel-cost';
import type { WorkTimeRow } from '../registers';
import type { SearchedProject } from './find-hours';
import type { KeptRow } from './kept-hours';
import type { MonthInputs } from './month-inputs';

/** The hours an allocation may set, and the existing hours and bookings it depends on. */
export interface Scope {
  readonly item: string;
  readonly projectId: string | null;
  readonly scope: ReadonlySet<string>;
  readonly before: readonly KeptRow[];
  readonly others: readonly KeptRow[];
  readonly booked: ReadonlyMap<string | null, Amount<'yuan'>>;
  /** Projects that somebody may get hours on. */
  readonly workable: ReadonlySet<string>;
}

/**
 * The projects that share the amount: the requested one, else those the vouchers book on, else those with hours, else
 * all that run in the month and have people, with equal weight. Each with the amount that unchanged hours already give it.
 */
export function targetsOf(
  inputs: MonthInputs,
  { item, projectId, scope, before, others, booked, workable }: Scope,
): SearchedProject[] {
  const { year, month, projects, salaries, attendance } = inputs;
  const workTimes = others.map((row): WorkTimeRow => ({ ...row, month }));
  const stays = new Map<string, Amount<'yuan'>>();
  for (const part of personnelCost({ year, projects: projects.ordered, salaries, attendance, workTimes }).parts) {
    if (part.item !== item || !scope.has(part.projectId)) continue;
    stays.set(part.projectId, (stays.get(part.projectId) ?? yuan(0)).plus(yuan(part.amount)));
  }
  const weights = projectId === null ? weightsOf(inputs, before, booked, workable) : new Map([[projectId, '1']]);
  // Amounts from unchanged hours count even for projects without a weight.
  const ids = new Set([...weights.keys(), ...stays.keys()]);
  return weights.size === 0
    ? []
    : projects.ordered
        .filter(({ id }) => ids.has(id))
        .map(({ id }) => ({
          projectId: id,
          weight: weights.get(id) ?? '0',
          fixed: (stays.get(id) ?? yuan(0)).toString(),
        }));
}

function weightsOf(
  { projects, running }: MonthInputs,
  before: readonly KeptRow[],
  booked: Scope['booked'],
  workable: Scope['workable'],
): ReadonlyMap<string, string> {
  const byVouchers = projects.ordered.flatMap(({ id }) => {
    const amount = booked.get(id)?.toString() ?? '0';
    return Number(amount) > 0 ? [[id, amount] as const] : [];
  });
  if (byVouchers.length > 0) return new Map(byVouchers);
  const byHours = projects.ordered.flatMap(({ id }) => {
    const hours = hoursTotal(before.filter((row) => row.projectId === id).map((row) => row.hours));
    return Number(hours) > 0 ? [[id, hours] as const] : [];
  });
  return new Map(
    byHours.length > 0
      ? byHours
      : (workable.size > 0 ? running.filter((id) => workable.has(id)) : running).map((id) => [id, '1'] as const),
  );
}
