import { faults, fill, Refusal, text, isId } from '../../kernel';
import { insertRecords, isSeen, updateRecords, type Call, joinedIds, type NewValues, type Where } from '../../records';
import type { Month } from '../../kernel/calendar';
import { buildMonths } from './build-months';
import { holdInputs, yearKey } from './locked-months';
import { monthOfCode } from './month-code';
import { monthFigures, type MonthFigures } from './month-figures';
import { subjectGroups, type SubjectGroup } from './subject-group';
import { twoPeopleRule } from './two-people';
import { verifiedValues } from './verify-month';
import { hasFigures, unverified } from './verify-rows';
import { verifyResources, type VerifyRecord, type VerifyResource } from './verify-resources';

const NONE = text('请选择至少一条数据', 'Select at least one record');
const NOT_VERIFIED = text(
  '{month} 分摊合计与凭证合计相差{difference}元，请先核对并填写差异原因，再锁定',
  'Allocated and booked of {month} differ by {difference} yuan; verify it with a reason first, then lock it',
);

/** Ids of records, or digits of months (`202401`), joined by commas. */
export interface ChosenMonths {
  readonly ids: string;
}

/**
 * Locks months, all or none, after rebuilding their cost from the registers. A month that agrees with the vouchers
 * needs no prior verification; a locked month is left unchanged, so that locking is idempotent.
 */
export async function lockMonths(call: Call, group: SubjectGroup, { ids }: ChosenMonths): Promise<{ locked: number }> {
  const all = await chosenMonths(call, group, joinedIds(ids));
  const chosen = all.filter(({ record }) => record?.verification !== 'locked');
  await buildMonths(call, { items: subjectGroups[group].items, months: chosen.map(({ month }) => month) });
  const years = [...new Set(chosen.map(({ month }) => month.slice(0, 4)))];
  const figures = (await monthFigures(call, [group], years))(group);
  const rule = await twoPeopleRule(call);
  for (const { month, record } of chosen) {
    const isVerified = record !== null && hasFigures(record, figures(month));
    rule.toLock(month, isVerified ? record.verifiedBy : null);
    const values = {
      ...valuesToLock(call, group, month, record, figures(month)),
      verification: 'locked',
      lockedBy: call.caller.account,
      lockedTime: call.clock.now(),
    };
    await write(call, group, record, values);
  }
  return { locked: chosen.length };
}

/** Unlocks months; they remain verified. The change is recorded in their history. */
export async function unlockMonths(
  call: Call,
  group: SubjectGroup,
  { ids }: ChosenMonths,
): Promise<{ unlocked: number }> {
  const chosen = await chosenMonths(call, group, joinedIds(ids));
  const rule = await twoPeopleRule(call);
  const locked = chosen.flatMap(({ record }) => (record?.verification === 'locked' ? [record] : []));
  for (const record of locked) {
    rule.toUnlock(record.month, record.lockedBy);
    await write(call, group, record, { verification: 'verified', lockedBy: null, lockedTime: null });
  }
  return { unlocked: locked.length };
}

async function write(
  call: Call,
  group: SubjectGroup,
  before: VerifyRecord | null,
  values: NewValues<VerifyResource>,
): Promise<void> {
  const resource = verifyResources[group];
  if (!before) {
    await insertRecords(call, resource, [values]);
    return;
  }
  const stale = await updateRecords(call, resource, [{ before, values }]);
  if (stale.length) throw new Refusal(faults.staleVersion());
}

interface Chosen {
  readonly month: Month;
  readonly record: VerifyRecord | null;
}

/** The months identified by record ids or digits, read after locking them against other writers. */
async function chosenMonths(call: Call, group: SubjectGroup, ids: readonly string[]): Promise<Chosen[]> {
  if (ids.length === 0) throw new Refusal(faults.invalid(NONE));
  const months = await monthsNamed(call, group, ids);
  for (const year of [...new Set(months.map((month) => month.slice(0, 4)))].sort()) {
    await call.records.lock(yearKey(year));
  }
  await holdInputs(call, [group]);
  const keys = months.map((month) => ({ month }));
  const resource = verifyResources[group];
  const records = await call.records.findByKeys(resource, keys);
  const chosen = months.map((month) => ({ month, record: records.find((each) => each.month === month) ?? null }));
  const isShown = ({ month, record }: Chosen) => isSeen(call, resource, record ?? unverified(call, group, month), []);
  if (!chosen.every(isShown)) throw new Refusal(faults.notFound(resource.label));
  return chosen;
}

async function monthsNamed(call: Call, group: SubjectGroup, ids: readonly string[]): Promise<Month[]> {
  const resource = verifyResources[group];
  const recordIds = ids.filter((id) => monthOfCode(id) === null);
  const where: Where<VerifyResource> = [{ field: 'id', is: 'in', value: recordIds.filter((id) => isId(id)) }];
  const records = recordIds.length ? await call.records.find(resource, { where }) : [];
  if (records.length < new Set(recordIds).size) throw new Refusal(faults.notFound(resource.label));
  const months = [...ids.flatMap((id) => monthOfCode(id) ?? []), ...records.map(({ month }) => month)];
  return [...new Set(months)].sort();
}

/** Resolves ids or digits of months to record ids. @throws Refusal 404 for a month without a record */
export async function recordIds(call: Call, group: SubjectGroup, ids: readonly string[]): Promise<string[]> {
  const resource = verifyResources[group];
  const months = ids.flatMap((id) => monthOfCode(id) ?? []);
  if (months.length === 0) return [...ids];
  const records = await call.records.findByKeys(
    resource,
    months.map((month) => ({ month })),
  );
  if (records.length < new Set(months).size) throw new Refusal(faults.notFound(resource.label));
  return [...ids.filter((id) => monthOfCode(id) === null), ...records.map(({ id }) => id)];
}

function valuesToLock(
  call: Call,
  group: SubjectGroup,
  month: Month,
  record: VerifyRecord | null,
  figures: MonthFigures,
) {
  if (record && hasFigures(record, figures)) return {};
  if (Number(figures.difference) !== 0) {
    throw new Refusal(faults.invalid(fill(NOT_VERIFIED, { month, difference: figures.difference })));
  }
  return { ...verifiedValues(group, month, figures, record?.reason ?? null), verifiedBy: call.caller.account };
}
