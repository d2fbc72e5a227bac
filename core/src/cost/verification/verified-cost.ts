import type { Call, Where } from '../../records';
import type { Month } from '../../kernel/calendar';
import { monthFigures } from './month-figures';
import { groupNames, groupOfItem, type SubjectGroup } from './subject-group';
import { verifyResources, type VerifyResource } from './verify-resources';
import { hasFigures } from './verify-rows';

/** Returns a predicate: whether cost belongs to a month that is locked, or verified with its current figures. */
export async function verifiedCost(
  call: Call,
  year: string,
): Promise<(cost: { readonly month: string; readonly item: string }) => boolean> {
  const byGroup = new Map<SubjectGroup, ReadonlySet<Month>>();
  for (const group of groupNames) byGroup.set(group, await verifiedMonths(call, group, year));
  return ({ month, item }) => {
    const group = groupOfItem(item);
    return group !== null && byGroup.get(group)!.has(month);
  };
}

async function verifiedMonths(call: Call, group: SubjectGroup, year: string): Promise<ReadonlySet<Month>> {
  const where: Where<VerifyResource> = [{ field: 'year', is: 'equal', value: year }];
  const records = await call.records.find(verifyResources[group], { where });
  if (records.length === 0) return new Set();
  const figures = await monthFigures(call, group, [year]);
  const verified = records.filter(
    (record) => record.verification === 'locked' || hasFigures(record, figures(record.month)),
  );
  return new Set(verified.map(({ month }) => month));
}
