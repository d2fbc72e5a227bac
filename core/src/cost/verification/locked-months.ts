import type { Call, Where } from '../../records';
import type { Month } from '../../kernel/calendar';
import type { MonthSpan } from './cost-inputs';
import { groupNames, groupOfItem, type SubjectGroup } from './subject-group';
import { verifyResources, type VerifyResource } from './verify-resources';

/** Lock key that serialises rebuilding a year's cost and locking its months. */
export const yearKey = (year: string) => `recompute ${year}`;

/** Lock key that serialises writes to the inputs of a group and the locking of its months. */
const inputsKey = (group: SubjectGroup) => `cost ${group}`;

/** Blocks other writes to the inputs of these groups, and locking of their months, until this transaction ends. */
export async function holdInputs(call: Call, groups: readonly SubjectGroup[]): Promise<void> {
  // Always in the same order, to avoid deadlocks.
  for (const group of [...new Set(groups)].sort()) await call.records.lock(inputsKey(group));
}

/** The locked months of a group, of all or of those within a span. */
export async function lockedMonths(call: Call, group: SubjectGroup, span?: MonthSpan): Promise<ReadonlySet<Month>> {
  const where: Where<VerifyResource> = [
    { field: 'verification', is: 'equal', value: 'locked' },
    ...(span
      ? [
          { field: 'month', is: 'greaterOrEqual', value: span.from } as const,
          { field: 'month', is: 'lessOrEqual', value: span.to } as const,
        ]
      : []),
  ];
  const locked = await call.records.find(verifyResources[group], { where });
  return new Set(locked.map(({ month }) => month));
}

/** The locked cost of a year: cost of these months and items must not be written. */
export interface LockedCost {
  readonly any: boolean;
  readonly has: (cost: { readonly month: string; readonly item: string }) => boolean;
}

/** The locked months of a year, of every group. */
export async function lockedCost(call: Call, year: string): Promise<LockedCost> {
  const span = { from: `${year}-01`, to: `${year}-12` };
  const byGroup = new Map<SubjectGroup, ReadonlySet<Month>>();
  for (const group of groupNames) byGroup.set(group, await lockedMonths(call, group, span));
  return {
    any: [...byGroup.values()].some(({ size }) => size > 0),
    has: ({ month, item }) => {
      const group = groupOfItem(item);
      return group !== null && byGroup.get(group)!.has(month);
    },
  };
}
