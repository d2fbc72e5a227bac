import { wholly, type Call, type RecordOf } from '../../records';
import { hoursMonth } from '../hours-month';
import { hoursTyped } from '../hours-total';
import type { workTime } from '../work-time';
import type { MonthSpan } from './people-of-months';

type Row = Pick<RecordOf<typeof workTime>, 'month' | 'personnelId' | 'projectId' | 'hours' | 'origin'>;

/** The hours a month's sheets name a basis for, by `month person project`. */
const cellOf = ({ month, personnelId, projectId }: Pick<Row, 'month' | 'personnelId' | 'projectId'>) =>
  `${month} ${personnelId} ${projectId}`;

/**
 * What the hours in the register rest on where their person confirmed them, by person, as it is printed. Hours that were
 * changed since are not what was confirmed, so they have none.
 */
export async function confirmedBases(
  call: Call,
  span: MonthSpan,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, string>> {
  const confirmed = await wholly(call).records.find(hoursMonth, {
    where: [
      { field: 'month', is: 'greaterOrEqual', value: span.from },
      { field: 'month', is: 'lessOrEqual', value: span.to },
    ],
    order: [{ field: 'month' }, { field: 'id' }],
  });
  const standing = new Map(rows.filter(({ origin }) => origin === 'entered').map((row) => [cellOf(row), row.hours]));
  const found = new Map<string, Set<string>>();
  for (const { month, personnelId, lines } of confirmed) {
    for (const { projectId, hours, basis, state } of lines ?? []) {
      const now = standing.get(cellOf({ month, personnelId, projectId }));
      if (state === 'returned' || now === undefined || !hoursTyped(now).eq(hoursTyped(hours))) continue;
      found.set(personnelId, (found.get(personnelId) ?? new Set()).add(basis.zh));
    }
  }
  const printed = [...found].map(
    ([personnelId, bases]) => [personnelId, [...bases].map(withoutLabel).join('；')] as const,
  );
  return new Map(printed.map(([personnelId, bases]) => [personnelId, `依据：${bases}`]));
}

const withoutLabel = (basis: string) => basis.replace(/^依据：/, '');
