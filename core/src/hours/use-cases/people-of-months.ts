import { hoursTotal } from '../hours-total';
import type { attendance } from '../attendance';
import type { PersonOfMonth, StoredHours } from '../hours-of-month';
import { grouped } from '../../kernel';
import { wholly, withShownValues, type Call, type RecordOf } from '../../records';
import { monthOf, type Month } from '../../kernel/calendar';
import { personnel } from '../../project';

/** Months from the first to the last, both counted. */
export interface MonthSpan {
  readonly from: Month;
  readonly to: Month;
}

/** Reasons besides employment to include people in a month. */
export interface Engaged {
  readonly cells: readonly Pick<StoredHours, 'personnelId' | 'hours'>[];
  readonly present: readonly RecordOf<typeof attendance>[];
  readonly named: ReadonlySet<string>;
}

/** The people of a span of months, by staff number. */
export async function peopleOfMonths(
  call: Call,
  { from, to }: MonthSpan,
  { cells, present, named }: Engaged,
): Promise<PersonOfMonth[]> {
  const hours = grouped(cells, ({ personnelId }) => personnelId);
  const attended = grouped(present, ({ personnelId }) => personnelId);
  const all = await withShownValues(
    // Unscoped: the department of a person is shown as in the list of people, whichever departments the caller sees.
    wholly(call),
    personnel,
    await call.records.find(personnel, { order: [{ field: 'code' }] }),
  );
  return all.flatMap((row) => {
    const { id, code, name, deptName, entryDate, leaveDate } = row;
    const employed = (!entryDate || monthOf(entryDate) <= to) && (!leaveDate || monthOf(leaveDate) >= from);
    if (!employed && !hours.has(id) && !attended.has(id) && !named.has(id)) return [];
    const own = attended.get(id) ?? [];
    return {
      personnelId: id,
      personnelCode: code,
      personnelName: name,
      deptName: deptName || null,
      entryDate,
      leaveDate,
      dueHours: totalOf(own.map(({ dueHours }) => dueHours)),
      actualHours: totalOf(own.map(({ actualHours }) => actualHours)),
      rdHours: hoursTotal((hours.get(id) ?? []).map((cell) => cell.hours)),
      projectHours: null,
    };
  });
}

/** The sum of the recorded values; null if there are none. */
function totalOf(values: readonly (string | null)[]): string | null {
  const recorded = values.filter((value) => value !== null);
  return recorded.length ? hoursTotal(recorded) : null;
}
