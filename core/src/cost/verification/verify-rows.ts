import { compareShown, isSeen, type Call, type Condition, type StoredRecord } from '../../records';
import { isYear, monthsOfYear, type Month } from '../../kernel/calendar';
import { project } from '../../project';
import { codeOfMonth, monthOfCode } from './month-code';
import { monthFigures } from './month-figures';
import { subjectGroups, type SubjectGroup } from './subject-group';
import { verifyResources, type VerifyRecord } from './verify-resources';

interface Asked {
  readonly where?: readonly Condition[];
  readonly order?: readonly { readonly field: string; readonly descending?: boolean }[];
}

/**
 * The months of the years asked for, verified or not, in the order asked for. A month that is not locked shows what it
 * comes to now; verified with other figures, it is open again. Without a year: all years that have projects.
 */
export async function verifyRows(
  call: Call,
  group: SubjectGroup,
  { where = [], order }: Asked,
): Promise<StoredRecord[]> {
  const resource = verifyResources[group];
  const stored = await call.records.find(resource);
  const years = await yearsAsked(call, where, stored);
  const figures = await monthFigures(call, group, years);
  const byMonth = new Map(stored.map((record) => [record.month, record]));
  const rows = years
    .flatMap((year) => monthsOfYear(year))
    .map((month): VerifyRecord => {
      const record = byMonth.get(month);
      if (record?.verification === 'locked') return record;
      const now = figures(month);
      if (!record) return { ...unverified(call, group, month), ...now };
      return { ...record, ...now, verification: hasFigures(record, now) ? 'verified' : 'open' };
    });
  return rows.filter((row) => isSeen(call, resource, row, where)).sort(compareShown(resource, order ?? resource.order));
}

/** Whether a verified record still says what its month comes to. */
export const hasFigures = (
  record: VerifyRecord,
  { allocatedTotal, bookedTotal }: { allocatedTotal: string; bookedTotal: string },
): boolean => record.allocatedTotal === allocatedTotal && record.bookedTotal === bookedTotal;

/** A month nobody has verified: no record, but a row like any other. Its times are those of its first day. */
export function unverified({ caller }: Call, group: SubjectGroup, month: Month): VerifyRecord {
  const time = `${month}-01 00:00:00`;
  return {
    id: codeOfMonth(month),
    tenantId: caller.tenantId,
    version: 0,
    status: 1,
    createUser: null,
    createDept: null,
    createTime: time,
    updateUser: null,
    updateTime: time,
    year: month.slice(0, 4),
    month,
    items: subjectGroups[group].items.join('、'),
    reason: null,
    verification: 'open',
    lockedBy: null,
    lockedTime: null,
    allocatedTotal: null,
    bookedTotal: null,
    difference: null,
  };
}

/** The years that the conditions name, by themselves or by a month or a record in them; else all that may have cost. */
async function yearsAsked(
  call: Call,
  where: readonly Condition[],
  stored: readonly VerifyRecord[],
): Promise<readonly string[]> {
  const yearOf = new Map(stored.map(({ id, month }) => [id, month.slice(0, 4)]));
  const named = where
    .filter(({ field, is }) => ['year', 'month', 'id'].includes(field) && (is === 'equal' || is === 'in'))
    .map(({ field, value }) => {
      const values = (Array.isArray(value) ? value : [value]).map(String);
      return values.map((each) =>
        field === 'year' ? each : (yearOf.get(each) ?? monthOfCode(each)?.slice(0, 4) ?? ''),
      );
    });
  // All conditions hold, so any one of them has all the years there are to show.
  const years = named[0] ?? [...yearOf.values(), ...(await projectYears(call))];
  return [...new Set(years)].filter((year) => isYear(year)).sort();
}

async function projectYears(call: Call): Promise<string[]> {
  return (await call.records.find(project)).map(({ year }) => year);
}
