import { wholly, type Call, type RecordOf } from '../../records';
import { hoursMonth } from '../hours-month';
import { hoursTyped } from '../hours-total';
import type { workTime } from '../work-time';
import type { MonthSpan } from './people-of-months';

type Row = Pick<RecordOf<typeof workTime>, 'month' | 'personnelId' | 'projectId' | 'hours' | 'origin'>;

/** The key of hours in `basisByCell`. */
export const basisKey = ({ month, personnelId, projectId }: Pick<Row, 'month' | 'personnelId' | 'projectId'>) =>
  `${month} ${personnelId} ${projectId}`;

/**
 * What hours of the register rest on where their person confirmed them, as it is printed. Hours that were changed since
 * are not what was confirmed, so they have none.
 */
export async function basisByCell(
  call: Call,
  { from, to }: MonthSpan,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, string>> {
  const confirmed = await wholly(call).records.find(hoursMonth, {
    where: [
      { field: 'month', is: 'greaterOrEqual', value: from },
      { field: 'month', is: 'lessOrEqual', value: to },
    ],
    order: [{ field: 'month' }, { field: 'id' }],
  });
  const standing = new Map(rows.filter(({ origin }) => origin === 'entered').map((row) => [basisKey(row), row.hours]));
  const found = new Map<string, string>();
  for (const { month, personnelId, lines } of confirmed) {
    for (const { projectId, hours, basis, state } of lines ?? []) {
      const key = basisKey({ month, personnelId, projectId });
      const now = standing.get(key);
      if (state !== 'returned' && now !== undefined && hoursTyped(now).eq(hoursTyped(hours))) found.set(key, basis.zh);
    }
  }
  return found;
}

/** The same by person, each basis once. */
export async function basisByPerson(
  call: Call,
  span: MonthSpan,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, string>> {
  const cells = await basisByCell(call, span, rows);
  const found = new Map<string, Set<string>>();
  for (const row of rows) {
    const basis = cells.get(basisKey(row));
    if (basis === undefined) continue;
    found.set(row.personnelId, (found.get(row.personnelId) ?? new Set()).add(withoutLabel(basis)));
  }
  return new Map([...found].map(([personnelId, bases]) => [personnelId, `依据：${[...bases].join('；')}`]));
}

const withoutLabel = (basis: string) => basis.replace(/^依据：/, '');
