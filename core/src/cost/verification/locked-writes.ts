import { text, type Fault } from '../../kernel';
import {
  sameValue,
  type Call,
  type RefusedWrite,
  type Resource,
  type Write,
  type FieldOf,
  type NewValues,
  type Where,
} from '../../records';
import type { subjectMatch, voucherEntry } from '../../finance';
import { entryExclusionFields } from '../../project';
import { isMonth, type Month } from '../../kernel/calendar';
import { bookedInputs, registerInputs, type MonthSpan, type RegisterInput } from './cost-inputs';
import { holdInputs, lockedMonths } from './locked-months';
import { groupOfItem, type SubjectGroup } from './subject-group';

/** Inputs of a locked month stay as they were compared with the vouchers. docs/product.md, Verifying and locking */
export const MONTH_LOCKED = text('该月份数据已锁定，无法修改', 'This month is locked and cannot be changed');

/** The fault for a write to a locked month; `field` is the form field of the month, if any. */
export const monthLocked = (field?: string): Fault => ({
  code: 400,
  name: 'MONTH_LOCKED',
  message: MONTH_LOCKED,
  ...(field !== undefined && { fields: [{ field, message: MONTH_LOCKED }] }),
});

type Row = Readonly<Record<string, unknown>>;

/** Typed views of rows about to be written. */
const entryOf = (row: Row): NewValues<typeof voucherEntry> => row;
const matchOf = (row: Row): NewValues<typeof subjectMatch> => row;

/** Months of a group that a write affects. */
interface Reach {
  readonly group: SubjectGroup;
  readonly span: MonthSpan;
}

/**
 * The writes that affect a locked month, by their old or new values; every write of entered records passes through
 * here. Locks the groups concerned, so that no month is locked concurrently.
 */
export async function lockedWrites(call: Call, resource: Resource, writes: readonly Write[]): Promise<RefusedWrite[]> {
  const reaches = await reachesOf(call, resource, writes);
  const spans = spansByGroup(reaches.flat());
  if (spans.size === 0) return [];
  await holdInputs(call, [...spans.keys()]);
  const locked = new Map<SubjectGroup, ReadonlySet<Month>>();
  for (const [group, span] of spans) locked.set(group, await lockedMonths(call, group, span));
  const isLocked = ({ group, span }: Reach) =>
    [...locked.get(group)!].some((month) => span.from <= month && month <= span.to);
  const field = fieldOf(resource);
  return reaches.flatMap((reach, at) => (reach.some(isLocked) ? [{ at, field, fault: monthLocked(field) }] : []));
}

const fieldOf = ({ name }: Resource): string =>
  registerInputs.get(name)?.field ?? (isEntry(name) ? 'date' : 'costItem');

const isEntry = (name: string) => bookedInputs.entries.some((register) => register.name === name);

/** One span over all that each group is concerned with. */
function spansByGroup(reaches: readonly Reach[]): Map<SubjectGroup, MonthSpan> {
  const spans = new Map<SubjectGroup, MonthSpan>();
  for (const { group, span } of reaches) {
    const known = spans.get(group) ?? span;
    spans.set(group, {
      from: span.from < known.from ? span.from : known.from,
      to: span.to > known.to ? span.to : known.to,
    });
  }
  return spans;
}

async function reachesOf(call: Call, resource: Resource, writes: readonly Write[]): Promise<Reach[][]> {
  const input = registerInputs.get(resource.name);
  if (input) {
    return writes.map((write) => {
      if (input.bearing && isUntouched(write, input.bearing)) return [];
      const since = sinceOf(input, write);
      return sides(write).flatMap((row) => {
        const span = input.months(row);
        const from = span && since !== null && since > span.from ? since : span?.from;
        return span && from !== undefined && from <= span.to
          ? [{ group: input.group, span: { from, to: span.to } }]
          : [];
      });
    });
  }
  if (isEntry(resource.name)) return entryReaches(call, writes);
  if (resource.name === bookedInputs.match.name) return matchReaches(call, writes);
  return writes.map(() => []);
}

/** The first month a change affects, where it holds from a date on. */
const sinceOf = (input: RegisterInput, { before, after }: Write): Month | null =>
  (before !== null && after !== null && input.since?.(before, after)) || null;

const sides = ({ before, after }: Write): Row[] => [before, after].filter((row) => row !== null);

const isUntouched = ({ before, after }: Write, fields: readonly string[]): boolean =>
  before !== null && after !== null && fields.every((name) => sameValue(before[name], after[name]));

/** The fields of an entry that a lock holds: what does not count for the deduction changes nothing that was collected. */
const collectedFields: readonly string[] = Object.keys(bookedInputs.entries[1].fields).filter(
  (name) => !(name in entryExclusionFields),
);

/** A voucher entry affects the group its account is matched to, in the month of its date. */
async function entryReaches(call: Call, writes: readonly Write[]): Promise<Reach[][]> {
  const codes = [...new Set(writes.flatMap((write) => sides(write).map((row) => entryOf(row).subjectCode ?? '')))];
  const matches = await call.records.findByKeys(
    bookedInputs.match,
    codes.map((subjectCode) => ({ subjectCode })),
  );
  const groups = new Map(matches.map((each) => [each.subjectCode, groupOfItem(each.costItem)]));
  return writes.map((write) => {
    if (isUntouched(write, collectedFields)) return [];
    return sides(write).flatMap((row) => {
      const { subjectCode, date } = entryOf(row);
      const group = groups.get(subjectCode ?? '');
      const month = date?.slice(0, 7);
      return group && isMonth(month) ? [{ group, span: { from: month, to: month } }] : [];
    });
  });
}

/** The matching of an account affects the months with bookings on it, in both the old and the new group. */
async function matchReaches(call: Call, writes: readonly Write[]): Promise<Reach[][]> {
  const concerned = writes.map((write) =>
    isUntouched(write, ['subjectCode', 'costItem'] satisfies FieldOf<typeof subjectMatch>[])
      ? []
      : sides(write).flatMap((row) => {
          const { subjectCode, costItem } = matchOf(row);
          const group = groupOfItem(costItem ?? null);
          return group && subjectCode ? [{ group, subjectCode }] : [];
        }),
  );
  const groups = [...new Set(concerned.flat().map(({ group }) => group))];
  await holdInputs(call, groups);
  const locked = new Map<SubjectGroup, ReadonlySet<Month>>();
  for (const group of groups) locked.set(group, await lockedMonths(call, group));
  return Promise.all(
    concerned.map(async (each) => {
      const reaches = await Promise.all(
        each.map(async ({ group, subjectCode }) => {
          const month = await bookedMonth(call, subjectCode, locked.get(group)!);
          return month === null ? [] : [{ group, span: { from: month, to: month } }];
        }),
      );
      return reaches.flat();
    }),
  );
}

/** One of the months in which something is booked on the account; null when there is none. */
async function bookedMonth(call: Call, subjectCode: string, months: ReadonlySet<Month>): Promise<Month | null> {
  if (months.size === 0) return null;
  const where: Where<typeof voucherEntry> = [
    { field: 'month', is: 'in', value: [...months] },
    { field: 'subjectCode', is: 'equal', value: subjectCode },
  ];
  for (const register of bookedInputs.entries) {
    const [entry] = await call.records.find(register, { where, limit: 1 });
    if (entry) return entry.month;
  }
  return null;
}
