import { compareShown, isSeen, type Call, type Condition, type StoredRecord } from '../../records';
import { isYear, monthsOfYear, type Month } from '../../kernel/calendar';
import { project } from '../../project';
import { codeOfMonth, monthOfCode } from './month-code';
import { monthFigures, type FiguresOfMonth } from './month-figures';
import { subjectGroups, type SubjectGroup } from './subject-group';
import { verifyResources, type VerifyRecord } from './verify-resources';

interface Asked {
  readonly where?: readonly Condition[];
  readonly order?: readonly { readonly field: string; readonly descending?: boolean }[];
}

/**
 * The months of the requested years, verified or not, in the requested order. A month that is not locked has its
 * current figures; if it was verified with others it is open again. Without a year: all years with projects or records.
 */
export async function verifyRows(call: Call, group: SubjectGroup, asked: Asked): Promise<StoredRecord[]> {
  const stored = await call.records.find(verifyResources[group]);
  const years = await yearsAsked(call, asked.where ?? [], stored);
  const figures = await monthFigures(call, [group], years);
  return rowsOf(call, group, { stored, years, figures: figures(group) }, asked);
}

/** The months of a year under several groups, as `verifyRows` has them, by group. */
export async function verifyRowsOfYear(
  call: Call,
  groups: readonly SubjectGroup[],
  year: string,
): Promise<ReadonlyMap<SubjectGroup, readonly StoredRecord[]>> {
  const where: Condition[] = [{ field: 'year', is: 'equal', value: year }];
  const figures = await monthFigures(call, groups, [year]);
  const found = new Map<SubjectGroup, readonly StoredRecord[]>();
  for (const group of groups) {
    const stored = await call.records.find(verifyResources[group], {
      where: [{ field: 'year', is: 'equal', value: year }],
    });
    const known = { stored, years: [year], figures: figures(group) };
    found.set(group, rowsOf(call, group, known, { where, order: [{ field: 'month' }] }));
  }
  return found;
}

interface Known {
  readonly stored: readonly VerifyRecord[];
  readonly years: readonly string[];
  readonly figures: FiguresOfMonth;
}

function rowsOf(
  call: Call,
  group: SubjectGroup,
  { stored, years, figures }: Known,
  { where = [], order }: Asked,
): StoredRecord[] {
  const resource = verifyResources[group];
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

/** Whether a verified record matches the current figures of its month. */
export const hasFigures = (
  record: VerifyRecord,
  { allocatedTotal, bookedTotal }: { allocatedTotal: string; bookedTotal: string },
): boolean => record.allocatedTotal === allocatedTotal && record.bookedTotal === bookedTotal;

/** The row of a month without a record. Its timestamps are those of the first day of the month. */
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
    verifiedBy: null,
    lockedBy: null,
    lockedTime: null,
    allocatedTotal: null,
    bookedTotal: null,
    difference: null,
  };
}

/** The years that the conditions specify by year, month or record id; otherwise all years that may have cost. */
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
  // Conditions are combined with AND, so the years of any one of them suffice.
  const years = named[0] ?? [...yearOf.values(), ...(await projectYears(call))];
  return [...new Set(years)].filter((year) => isYear(year)).sort();
}

async function projectYears(call: Call): Promise<string[]> {
  return (await call.records.find(project)).map(({ year }) => year);
}
