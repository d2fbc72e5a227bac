import { cellOf, keptRow, standsAsWritten, type KeptHours } from './kept-hours';
import { hoursTotal, monthKey, workTime } from '../../hours';
import { buildMonths } from '../verification/build-months';
import { lockedCost, yearKey } from '../verification/locked-months';
import { monthLocked } from '../verification/locked-writes';
import { planAllocation, type AllocationRecord, type PersonHours } from './plan-allocation';
import { reverseAllocation } from './reverse-allocation';
import { reasons as reverseReasons } from './reverse-reasons';
import { subjectGroups } from '../verification/subject-group';
import { faults, Refusal, type Text } from '../../kernel';
import { existing, restoreRows, updateRecords, withinScope, type Call, type NewValues } from '../../records';
import { setHours, standing } from './set-hours';

/** How many cells of the month's hours were written, and how many records of cost were built from them. */
export interface HoursWritten {
  readonly cells: number;
  readonly hours: string;
  /** What the hours leave of the booked amount, 元; null where they were taken back. */
  readonly difference: string | null;
  /** Hours of the people concerned before and after the allocation; none where they were taken back. */
  readonly people: readonly PersonHours[];
  readonly costRecords: number;
}

/** Replaces the stored hours with those found for a record, and rebuilds the cost of the month. */
export async function allocateHours(call: Call, { id }: { id: string }): Promise<HoursWritten> {
  const record = await held(call, id);
  const { reason, cells, before, difference, people } = await planAllocation(call, record);
  if (reason) throw new Refusal(faults.invalid(reason));
  const { month, kept } = record;
  const wanted = new Map(cells.map((cell) => [cellOf(cell), { month, ...cell, origin: 'reverse' }]));
  const touched = [...before, ...cells, ...(kept ? [...kept.before, ...kept.after] : [])];
  const written = await setHours(call, await standing(call, month), touched, wanted);
  const after = (await standing(call, month)).filter((row) => wanted.has(cellOf(row)));
  const hours = hoursTotal(cells.map((cell) => cell.hours));
  const left: KeptHours = { before, after: after.map(keptRow) };
  if (written > 0 || kept === null) {
    await note(call, record, {
      kept: left,
      hours,
      difference,
      allocatedBy: call.caller.account,
      allocatedTime: call.clock.now(),
    });
  }
  return { cells: written, hours, difference, people, costRecords: await build(call, record) };
}

/** Restores the hours and records from before an allocation, and rebuilds the cost of the month. */
export async function clearHours(call: Call, { id }: { id: string }): Promise<HoursWritten> {
  const record = await held(call, id);
  await refuseLocked(call, record);
  const { month, kept } = record;
  if (!kept) throw refused(reverseReasons.notAllocated);
  const now = await standing(call, month);
  if (!standsAsWritten(now, kept)) throw refused(reverseReasons.changed);
  const ids = new Set(now.map((row) => row.id));
  const removed = kept.before.filter((row) => !ids.has(row.id));
  const wanted = new Map(kept.before.map(({ id: _, ...row }) => [cellOf(row), { month, ...row }]));
  const staying = new Map([...wanted].filter(([cell]) => !removed.some((row) => cellOf(row) === cell)));
  let written = await setHours(call, now, [...kept.before, ...kept.after], staying);
  const restored = await restoreRows(
    call,
    workTime,
    removed.map((row) => row.id),
  );
  written += restored.length;
  await note(call, record, { kept: null, hours: null, difference: null, allocatedBy: null, allocatedTime: null });
  const hours = hoursTotal(kept.before.map((row) => row.hours));
  return { cells: written, hours, difference: null, people: [], costRecords: await build(call, record) };
}

const refused = (message: Text) => new Refusal(faults.invalid(message));

/** Locks the cost of the year and the hours of the month against other writers, then reads the record. */
async function held(call: Call, id: string): Promise<AllocationRecord> {
  const seen = withinScope(call, reverseAllocation);
  const { month } = await existing(seen, reverseAllocation, id);
  await call.records.lock(yearKey(month.slice(0, 4)));
  await call.records.lock(monthKey(month));
  return existing(seen, reverseAllocation, id);
}

async function refuseLocked(call: Call, { month, item }: AllocationRecord): Promise<void> {
  const { has } = await lockedCost(call, month.slice(0, 4));
  if (has({ month, item })) throw new Refusal(monthLocked('month'));
}

async function note(call: Call, before: AllocationRecord, values: NewValues<typeof reverseAllocation>): Promise<void> {
  const stale = await updateRecords(call, reverseAllocation, [{ before, values }]);
  if (stale.length) throw new Refusal(faults.staleVersion());
}

const build = (call: Call, { month }: AllocationRecord) =>
  buildMonths(call, { items: subjectGroups.personnel.items, months: [month] });
