import { bookedRegisters, type BookedEntry as BookedRow } from '../../finance';
import { isSeen, requireMonth, requirePermission, type Call } from '../../records';
import { faults, Refusal, text } from '../../kernel';
import { yuan, type Amount } from '../../kernel/money';
import { project } from '../../project';
import { costRecord } from '../entities';
import { matchedOfMonths } from './month-figures';
import { groupNames, subjectGroups, type SubjectGroup } from './subject-group';
import { verifyResources } from './verify-resources';
import { verifyRows } from './verify-rows';

const UNKNOWN_GROUP = text('没有这一核对类别', 'There is no such subject group');

/** An entry of a voucher that counts as booked; 元, 2 decimals, debit less credit. */
export interface BookedEntry {
  readonly id: string;
  /** The register that holds it: vouchers or corrections. */
  readonly resource: string;
  readonly date: string;
  readonly voucher: string;
  readonly summary: string;
  readonly subjectCode: string;
  readonly amount: string;
}

/** An item of a project in a month, by the registers and by the vouchers; 元, 2 decimals. */
export interface ItemBeside {
  readonly item: string;
  /** Empty where vouchers name no project, and for projects the caller may not see, which are one row of an item. */
  readonly projectId: string;
  readonly projectCode: string;
  readonly projectName: string;
  readonly allocated: string;
  readonly booked: string;
  /** Allocated less booked. */
  readonly difference: string;
  /** Empty without the permission to view vouchers. */
  readonly entries: readonly BookedEntry[];
}

interface Totals {
  allocated: Amount<'yuan'>;
  booked: Amount<'yuan'>;
  readonly entries: BookedEntry[];
}

/**
 * What the two sides of a month of a subject group are made of, item by item and project by project: the rows with the
 * largest difference first, those that agree last. Their sums are the totals of the month.
 */
export async function monthDifference(
  call: Call,
  { group, ...args }: { month: string; group: SubjectGroup },
): Promise<ItemBeside[]> {
  if (!groupNames.includes(group)) throw new Refusal(faults.invalid(UNKNOWN_GROUP));
  requirePermission(call.caller, verifyResources[group].permissions.view);
  const month = requireMonth(args.month);
  const ofMonth = [{ field: 'month', is: 'equal', value: month }] as const;
  if ((await verifyRows(call, group, { where: ofMonth })).length === 0) return [];
  const { items } = subjectGroups[group];
  const projects = await seenProjects(call);
  const sides = new Map<string, Totals & { readonly item: string; readonly projectId: string }>();
  const sideOf = (item: string, given: string | null) => {
    const projectId = given && projects.has(given) ? given : '';
    const key = `${item} ${projectId}`;
    const found = sides.get(key) ?? { item, projectId, allocated: yuan(0), booked: yuan(0), entries: [] };
    sides.set(key, found);
    return found;
  };
  const records = await call.records.find(costRecord, {
    where: [
      { field: 'year', is: 'equal', value: month.slice(0, 4) },
      { field: 'month', is: 'equal', value: month },
      { field: 'item', is: 'in', value: items },
    ],
    without: ['parts'],
  });
  for (const { item, projectId, amount } of records) {
    const side = sideOf(item, projectId);
    side.allocated = side.allocated.plus(yuan(amount));
  }
  for (const { entry, item, debited, credited } of await matchedOfMonths(call, [group], month, month)) {
    const amount = debited.minus(credited);
    const side = sideOf(item, entry.projectId);
    side.booked = side.booked.plus(amount);
    if (isEntrySeen(call, entry)) side.entries.push(entryBeside(entry, amount.toString()));
  }
  return [...sides.values()]
    .map(({ item, projectId, allocated, booked, entries }) => {
      const { code = '', name = '' } = projects.get(projectId) ?? {};
      const difference = allocated.minus(booked).toString();
      const sums = { allocated: allocated.toString(), booked: booked.toString(), difference };
      return { item, projectId, projectCode: code, projectName: name, ...sums, entries };
    })
    .filter(({ allocated, booked }) => Number(allocated) !== 0 || Number(booked) !== 0)
    .sort((one, other) => Math.abs(Number(other.difference)) - Math.abs(Number(one.difference)));
}

function isEntrySeen(call: Call, entry: BookedRow): boolean {
  const register = bookedRegisters.find(({ name }) => name === entry.resource)!;
  return call.caller.permissions.has(register.permissions.view) && isSeen(call, register, entry, []);
}

const entryBeside = (
  { id, resource, date, voucherType, voucherNo, summary, subjectCode }: BookedRow,
  amount: string,
): BookedEntry => ({
  id,
  resource,
  date,
  voucher: `${voucherType ?? ''}${voucherNo ?? ''}`,
  summary: summary ?? '',
  subjectCode,
  amount,
});

async function seenProjects(
  call: Call,
): Promise<ReadonlyMap<string, { readonly code: string; readonly name: string }>> {
  const all = await call.records.find(project);
  return new Map(all.filter((row) => isSeen(call, project, row, [])).map((row) => [row.id, row]));
}
