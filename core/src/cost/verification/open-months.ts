import type { Call, Where } from '../../records';
import { monthOf, monthsOfYear, type Month } from '../../kernel/calendar';
import { yuan } from '../../kernel/money';
import { costRecord } from '../entities';
import { matchedOfMonths } from './month-figures';
import { groupNames, groupOfItem, type SubjectGroup } from './subject-group';
import { verifyResources, type VerifyResource } from './verify-resources';

/**
 * Months of a year before another that have cost, allocated or booked, and are not locked under some group whose register
 * the caller may view; in order. Null where that is none. Vouchers are read only of months that have no allocated cost.
 */
export async function openMonths(call: Call, year: string, before: Month): Promise<readonly Month[] | null> {
  const seen = groupNames.filter((group) => call.caller.permissions.has(verifyResources[group].permissions.view));
  if (seen.length === 0) return null;
  const past = monthsOfYear(year).filter((month) => month < before);
  const unlocked = await unlockedGroups(call, seen, year, past);
  const allocated = await groupsWithCost(call, year);
  const isOpen = (month: Month) => unlocked.get(month)!.some((group) => allocated.has(`${month} ${group}`));
  const rest = past.filter((month) => !isOpen(month) && unlocked.get(month)!.length > 0);
  const booked = rest.length > 0 ? await groupsBooked(call, seen, rest) : new Set<string>();
  return past.filter((month) => isOpen(month) || unlocked.get(month)!.some((group) => booked.has(`${month} ${group}`)));
}

async function unlockedGroups(call: Call, groups: readonly SubjectGroup[], year: string, months: readonly Month[]) {
  const unlocked = new Map(months.map((month) => [month, [...groups]]));
  const where: Where<VerifyResource> = [
    { field: 'year', is: 'equal', value: year },
    { field: 'verification', is: 'equal', value: 'locked' },
  ];
  for (const group of groups) {
    for (const { month } of await call.records.find(verifyResources[group], { where })) {
      unlocked.set(month, unlocked.get(month)?.filter((each) => each !== group) ?? []);
    }
  }
  return unlocked;
}

async function groupsWithCost(call: Call, year: string): Promise<ReadonlySet<string>> {
  const sums = await call.records.sums(costRecord, {
    where: [{ field: 'year', is: 'equal', value: year }],
    of: ['amount'],
    by: ['month', 'item'],
  });
  return nonZero(sums.map(({ values, sums: { amount } }) => [values['month']!, values['item']!, amount!]));
}

async function groupsBooked(call: Call, groups: readonly SubjectGroup[], months: readonly Month[]) {
  const entries = await matchedOfMonths(call, groups, months[0]!, months.at(-1)!);
  return nonZero(
    entries.map(({ entry, item, debited, credited }) => [
      monthOf(entry.date),
      item,
      debited.minus(credited).toString(),
    ]),
  );
}

/** The months and groups whose amounts do not come to zero. */
function nonZero(amounts: readonly (readonly [month: string, item: string, amount: string])[]): ReadonlySet<string> {
  const totals = new Map<string, ReturnType<typeof yuan>>();
  for (const [month, item, amount] of amounts) {
    const group = groupOfItem(item);
    if (group === null) continue;
    const key = `${month} ${group}`;
    totals.set(key, (totals.get(key) ?? yuan(0)).plus(yuan(amount)));
  }
  return new Set([...totals].flatMap(([key, total]) => (total.isZero() ? [] : [key])));
}
