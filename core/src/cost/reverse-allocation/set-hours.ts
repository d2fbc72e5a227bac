import { cellOf, type Cell, type HoursRecord } from './kept-hours';
import { faults, Refusal } from '../../kernel';
import { insertRecords, removeRows, updateRecords, type Call, type NewValues, type Where } from '../../records';
import { workTime } from '../../hours';

/** The hours of a month. */
export const standing = (call: Call, month: string) => {
  const where: Where<typeof workTime> = [{ field: 'month', is: 'equal', value: month }];
  return call.records.find(workTime, { where, order: [{ field: 'id' }] });
};

/** Sets the touched cells to the wanted hours and removes the others among them; returns the number of writes. */
export async function setHours(
  call: Call,
  now: readonly HoursRecord[],
  touched: readonly Cell[],
  wanted: ReadonlyMap<string, NewValues<typeof workTime>>,
): Promise<number> {
  const cells = new Set(touched.map(cellOf));
  const own = now.filter((row) => cells.has(cellOf(row)));
  const known = new Set(own.map((row) => cellOf(row)));
  const emptied = own.filter((row) => !wanted.has(cellOf(row)));
  const changed = own.flatMap((before) => {
    const values = wanted.get(cellOf(before));
    return values && values.hours !== before.hours
      ? [{ before, values: { hours: values.hours, origin: values.origin } }]
      : [];
  });
  const added = [...wanted].flatMap(([cell, values]) => (known.has(cell) ? [] : [values]));
  await removeRows(call, workTime, emptied);
  const stale = changed.length ? await updateRecords(call, workTime, changed) : [];
  if (stale.length) throw new Refusal(faults.staleVersion());
  await insertRecords(call, workTime, added);
  return emptied.length + changed.length + added.length;
}
