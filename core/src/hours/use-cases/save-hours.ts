import { hoursFindings } from '../hours-findings';
import type { HoursEntry, HoursFinding, SavedHours } from '../hours-of-month';
import { faults, Refusal } from '../../kernel';
import {
  insertRecords,
  isSeen,
  removeRows,
  requireMonth,
  requirePermission,
  updateRecords,
  wholly,
  type Call,
} from '../../records';
import { workTime } from '../work-time';
import { cellField, cellKey, judgeEntries, type JudgedEntry } from './judge-entries';
import { hoursBetween, type HoursRead } from './month-hours';

/** The lock key that serialises changes to the hours of a month. */
export const monthKey = (month: string) => `hours ${month}`;

/**
 * Saves cells of a month's grid, all or none: the record of an emptied cell is removed, others are added or changed,
 * equal ones are left untouched. A stale `version` is refused with 409.
 */
export const saveHours = (call: Call, given: GivenHours): Promise<SavedHours> =>
  saveCells(call, given, (permission) => requirePermission(call.caller, permission));

interface GivenHours {
  readonly month: string;
  readonly cells: readonly HoursEntry[];
  /** The person whose hours they are confirms them: equal ones become 填报 as well. */
  readonly confirmed?: true;
}

/** As `saveHours`, with another check of what the caller may do. @param require refuses without the permission */
export async function saveCells(
  call: Call,
  given: GivenHours,
  require: (permission: string) => void,
): Promise<SavedHours> {
  const month = requireMonth(given.month);
  await call.records.lock(monthKey(month));
  const span = { from: month, to: month };
  // The limit of hours in a month applies across all users, so the check includes hours outside the caller's scopes.
  const named = new Set(given.cells.map(({ personnelId }) => personnelId));
  const hours = await hoursBetween(wholly(call), span, named);
  refuseUnseen(call, hours.rows, given.cells);
  // Only people and projects the caller sees can be named.
  const { people, projects } = call.whole ? await hoursBetween(call, span, named) : hours;
  const judgement = judgeEntries(
    {
      month,
      people: new Map(people.map((each) => [each.personnelId, each])),
      projects: new Map(projects.map((each) => [each.projectId, each])),
      stored: new Map(hours.rows.map((row) => [cellKey(row), row])),
      confirmed: given.confirmed === true,
    },
    given.cells,
  );
  const [fault] = judgement.faults;
  if (fault) throw new Refusal(faults.invalid(fault.message, judgement.faults));
  if (judgement.stale.length) throw new Refusal({ ...faults.staleVersion(), fields: judgement.stale });
  const warnings = findingsAfter(month, hours, judgement.entries);
  refuseErrors(warnings, given.cells);
  return { ...(await write(call, judgement.entries, require)), warnings };
}

/** Refuses cells outside the caller's data scopes with 404, as if they did not exist. */
function refuseUnseen(call: Call, rows: HoursRead['rows'], cells: readonly HoursEntry[]): void {
  const unseen = rows.filter((row) => !isSeen(call, workTime, row, []));
  const keys = new Set(unseen.map((row) => cellKey(row)));
  if (cells.some((cell) => keys.has(cellKey(cell)))) throw new Refusal(faults.notFound(workTime.label));
}

const isChanged = ({ before, values }: JudgedEntry): boolean => before !== values;

/** The findings about the affected people, as if the entries were saved. */
function findingsAfter(month: string, hours: HoursRead, entries: readonly JudgedEntry[]): HoursFinding[] {
  const changed = entries.filter(isChanged);
  const touched = new Set(changed.map(({ entry }) => entry.personnelId));
  const cells = new Map<string, HoursEntry>(hours.cells.map((cell) => [cellKey(cell), cell]));
  for (const { entry, values } of changed) {
    cells.set(cellKey(entry), { ...entry, hours: values?.hours ?? null });
  }
  const people = hours.people.filter(({ personnelId }) => touched.has(personnelId));
  return hoursFindings(month, people, hours.projects, [...cells.values()]);
}

function refuseErrors(findings: readonly HoursFinding[], cells: readonly HoursEntry[]): void {
  const found = findings.filter(({ level }) => level === 'error');
  const [first] = found;
  if (!first) return;
  const fields = found.map(({ personnelId, message }) => ({
    field: cellField(cells.findIndex((cell) => cell.personnelId === personnelId)),
    message,
  }));
  throw new Refusal(faults.invalid(first.message, fields));
}

async function write(
  call: Call,
  entries: readonly JudgedEntry[],
  require: (permission: string) => void,
): Promise<Omit<SavedHours, 'warnings'>> {
  const { add, edit, remove } = workTime.permissions;
  const added = entries.flatMap(({ before, values }) => (before === null && values !== null ? [values] : []));
  const changed = entries.flatMap(({ before, values }) =>
    before !== null && values !== null && before !== values ? [{ before, values }] : [],
  );
  const emptied = entries.flatMap(({ before, values }) => (before && values === null ? [before] : []));
  if (added.length) require(add);
  if (changed.length) require(edit);
  if (emptied.length) require(remove);
  await removeRows(call, workTime, emptied);
  const stale = changed.length ? await updateRecords(call, workTime, changed) : [];
  if (stale.length) throw new Refusal(faults.staleVersion());
  await insertRecords(call, workTime, added);
  const written = added.length + changed.length + emptied.length;
  return {
    inserted: added.length,
    updated: changed.length,
    removed: emptied.length,
    unchanged: entries.length - written,
  };
}
