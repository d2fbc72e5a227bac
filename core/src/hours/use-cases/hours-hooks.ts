import { hoursFindings } from '../hours-findings';
import type { HoursEntry, HoursFinding } from '../hours-of-month';
import { grouped } from '../../kernel';
import { hooksOn, sameValue, type Call, type ReviewedRow, type RowFault } from '../../records';
import type { Month } from '../../kernel/calendar';
import { workTime } from '../work-time';
import { cellKey } from './judge-entries';
import { hoursBetween } from './month-hours';

/** A row of a workbook of hours. */
interface HoursRow extends HoursEntry {
  /** Index in the reviewed rows. */
  readonly at: number;
  readonly month: Month;
}

const decisive = ['month', 'projectId', 'personnelId', 'hours'] as const;

/** Notes where hours come from, and applies the checks of a month's grid to the workbook of hours as well. */
export const hoursHooks = hooksOn(workTime, {
  beforeSubmit: (_, values, before) => {
    const stays = before !== null && decisive.every((name) => sameValue(before[name], values[name]));
    values.origin = stays ? before.origin : 'entered';
  },
  reviewImport: async (call, rows) => {
    for (const { values, before } of rows) {
      const stays = before !== null && before.hours === values.hours;
      Object.assign(values, { origin: stays ? before.origin : 'imported' });
    }
    const found: RowFault[] = [];
    for (const [month, own] of byMonth(rows)) found.push(...(await faultsOfMonth(call, month, own)));
    return found;
  },
});

/** The rows that change something; the others are not checked. */
function byMonth(rows: readonly ReviewedRow<typeof workTime>[]): Map<Month, HoursRow[]> {
  const changing = rows.flatMap(({ values: { month, projectId, personnelId, hours }, before }, at): HoursRow[] => {
    if (!month || !projectId || !personnelId || (before && before.hours === hours)) return [];
    return [{ at, month, projectId, personnelId, hours }];
  });
  return grouped(changing, ({ month }) => month);
}

/** The findings about the people in the rows, as if the rows were stored. */
async function faultsOfMonth(call: Call, month: Month, rows: readonly HoursRow[]): Promise<RowFault[]> {
  const named = new Set(rows.map(({ personnelId }) => personnelId));
  const { people, projects, cells } = await hoursBetween(call, { from: month, to: month }, named);
  const standing = new Map<string, HoursEntry>(cells.map((cell) => [cellKey(cell), cell]));
  for (const row of rows) standing.set(cellKey(row), row);
  const touched = people.filter(({ personnelId }) => named.has(personnelId));
  const lastOf = new Map(rows.map((row) => [row.personnelId, row.at]));
  const placeOf = new Map(rows.map((row) => [cellKey(row), row.at]));
  return hoursFindings(month, touched, projects, [...standing.values()]).flatMap((finding) => {
    const at = rowOf(finding, lastOf, placeOf);
    return at === undefined ? [] : [{ at, field: 'hours', message: finding.message, level: finding.level }];
  });
}

/** The row to report a finding at: that of the project, or the person's last; none if it is about a stored record. */
function rowOf(
  { personnelId, projectId }: HoursFinding,
  lastOf: ReadonlyMap<string, number>,
  placeOf: ReadonlyMap<string, number>,
): number | undefined {
  return projectId === null ? lastOf.get(personnelId) : placeOf.get(cellKey({ personnelId, projectId }));
}
