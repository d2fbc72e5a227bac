import { costRecord, entrustedItems } from '../../cost';
import { yearChange } from '../../enterprise';
import { addUp } from '../../kernel/money';
import { newRow, wholly, type Call } from '../../records';

/** What was collected for entrusted R&D in a year, by project and item. */
export async function entrustedTotals(call: Call, year: string): Promise<ReadonlyMap<string, string>> {
  const totals = new Map<string, string>();
  const records = await call.records.find(costRecord, {
    where: [
      { field: 'year', is: 'equal', value: year },
      { field: 'item', is: 'in', value: entrustedItems },
    ],
    without: ['parts'],
  });
  for (const { projectId, item, amount } of records) {
    const key = `${projectId} ${item}`;
    totals.set(key, addUp([totals.get(key) ?? '0.00', amount]));
  }
  return totals;
}

/**
 * Marks the later years with entrusted cost as changed, where that of a year is not what it was: it decides how much of
 * what was paid until then is left for them.
 */
export async function noteLaterYears(call: Call, year: string, before: ReadonlyMap<string, string>): Promise<void> {
  const after = await entrustedTotals(call, year);
  const isSame = before.size === after.size && [...before].every(([key, amount]) => after.get(key) === amount);
  if (isSame) return;
  const later = await call.records.find(costRecord, {
    where: [
      { field: 'year', is: 'greater', value: year },
      { field: 'item', is: 'in', value: entrustedItems },
    ],
    without: ['parts'],
  });
  const years = [...new Set(later.map((record) => record.year))].sort();
  const changes = { [costRecord.name]: 1 };
  const rows = years.map((each) => newRow(call, yearChange, { key: call.ids.next(), year: each, count: 1, changes }));
  if (rows.length > 0) await wholly(call).records.insert(yearChange, rows);
}
