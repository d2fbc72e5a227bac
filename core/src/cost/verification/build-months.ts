import { allocateYear } from '../allocate-year';
import { costRecord } from '../entities/cost-record';
import { storedCost } from '../stored-cost';
import { yearRegisters } from '../use-cases/year-registers';
import { requireOpenChannel } from '../../enterprise';
import { Refusal } from '../../kernel';
import { rebuildRecords, type Call, type Where } from '../../records';
import type { Month } from '../../kernel/calendar';
import type { CostItemCode } from '../../tax';
import { lockedCost, yearKey } from './locked-months';
import { monthLocked } from './locked-writes';
import { groupOfItem } from './subject-group';

/** What is to be built: these items of these months, of one project or of all. */
export interface Building {
  readonly items: readonly CostItemCode[];
  readonly months: readonly Month[];
  readonly projectId?: string;
}

/**
 * Builds or rebuilds cost records from the registers and returns their number; idempotent. Refuses a locked month.
 * Ledgers are updated by the next recompute of the year.
 */
export async function buildMonths(call: Call, { items, months, projectId }: Building): Promise<number> {
  let built = 0;
  for (const year of [...new Set(months.map((month) => month.slice(0, 4)))].sort()) {
    await call.records.lock(yearKey(year));
    await requireOpenChannel(call, year);
    const ofYear = months.filter((month) => month.startsWith(year));
    const locked = await lockedCost(call, year);
    const isLocked = (item: CostItemCode) =>
      groupOfItem(item) !== null && ofYear.some((month) => locked.has({ month, item }));
    if (items.some(isLocked)) throw new Refusal(monthLocked());
    const { records } = allocateYear(await yearRegisters(call, year));
    const rows = records.filter(
      (record) =>
        ofYear.includes(record.month) &&
        items.includes(record.item) &&
        (projectId === undefined || record.projectId === projectId),
    );
    const where: Where<typeof costRecord> = [
      { field: 'month', is: 'in', value: ofYear },
      { field: 'item', is: 'in', value: items },
      ...(projectId === undefined ? [] : [{ field: 'projectId', is: 'equal', value: projectId } as const]),
    ];
    await rebuildRecords(call, costRecord, where, storedCost(rows, year));
    built += rows.length;
  }
  return built;
}
