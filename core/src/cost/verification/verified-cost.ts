import type { Call, Where } from '../../records';
import { monthFigures } from './month-figures';
import { groupNames, groupOfItem, type SubjectGroup } from './subject-group';
import { verifyResources, type VerifyRecord, type VerifyResource } from './verify-resources';
import { hasFigures } from './verify-rows';

/** Returns a predicate: whether cost belongs to a month that is locked, or verified with its current figures. */
export async function verifiedCost(
  call: Call,
  year: string,
): Promise<(cost: { readonly month: string; readonly item: string }) => boolean> {
  const where: Where<VerifyResource> = [{ field: 'year', is: 'equal', value: year }];
  const stored = new Map<SubjectGroup, readonly VerifyRecord[]>();
  for (const group of groupNames) {
    const records = await call.records.find(verifyResources[group], { where });
    if (records.length > 0) stored.set(group, records);
  }
  const figuresOf = await monthFigures(call, [...stored.keys()], stored.size > 0 ? [year] : []);
  const byGroup = new Map(
    [...stored].map(([group, records]) => {
      const figures = figuresOf(group);
      const verified = records.filter(
        (record) => record.verification === 'locked' || hasFigures(record, figures(record.month)),
      );
      return [group, new Set(verified.map(({ month }) => month))] as const;
    }),
  );
  return ({ month, item }) => {
    const group = groupOfItem(item);
    return group !== null && (byGroup.get(group)?.has(month) ?? false);
  };
}
