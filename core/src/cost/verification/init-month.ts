import { requireMonth, type Call } from '../../records';
import { seenProject } from '../../project';
import type { CostItemCode } from '../../tax';
import { buildMonths } from './build-months';

export interface MonthOfProject {
  /** yyyy-MM */
  readonly month: string;
  /** All projects unless given. */
  readonly projectId?: string;
}

/** How many cost records a month has been built, or built again. */
export interface MonthCosts {
  readonly costRecords: number;
}

/** Builds the cost of a month under these items, of one project or of all. */
export async function initMonth(
  call: Call,
  items: readonly CostItemCode[],
  { month: given, projectId }: MonthOfProject,
): Promise<MonthCosts> {
  const month = requireMonth(given);
  const id = projectId || undefined;
  if (id !== undefined) await seenProject(call, id);
  return { costRecords: await buildMonths(call, { items, months: [month], projectId: id }) };
}
