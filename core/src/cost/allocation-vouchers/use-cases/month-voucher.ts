import { bookedEntries, closingRules, subjectMatch } from '../../../finance';
import type { Text } from '../../../kernel';
import type { Month } from '../../../kernel/calendar';
import { addUp, sum, yuan } from '../../../kernel/money';
import { projectsOfYear, type Expenditure } from '../../../project';
import { requireMonth, type Call } from '../../../records';
import { department } from '../../../system';
import { isCostItemCode, type CostItemCode } from '../../../tax';
import type { CostPart } from '../../cost-part';
import { costRecord } from '../../entities/cost-record';
import { matchedEntries } from '../../matched-entries';
import { compareStrings } from '../../project-index';
import type { SubjectMatchRow } from '../../registers';
import { yearSources } from '../../use-cases/year-sources';
import { groupNames, groupOfItem, subjectGroups, type SubjectGroup } from '../../verification/subject-group';
import { verifiedCost } from '../../verification/verified-cost';
import { allocationAccount } from '../allocation-account';
import { allocationEntries, type EntryProject } from '../allocation-entries';
import type { AllocationEntry } from '../allocation-entry';
import { allocationVoucher } from '../allocation-voucher';
import { batchMark } from '../batch-mark';
import { entryAccounts } from '../entry-accounts';
import { costsOf, earlierAccounts, liveVouchers, ownVoucherOf, type AllocationVoucherRecord } from '../live-vouchers';
import { unbookedCost, type BookedElsewhere, type CostAmount } from '../unbooked-cost';
import { accountsWithBelow, bookedNotices, doubleCounting } from '../voucher-notices';

/** What a subject group of a month has to be booked. Amounts in 元, 2 decimals. */
export interface GroupToBook {
  readonly group: SubjectGroup;
  readonly label: Text;
  /** Whether the month is verified with its current figures, or locked; nothing is exported of another. */
  readonly verified: boolean;
  /** What the accounts have to hold: of depreciation and amortisation the amount of the accounts, not that for tax. */
  readonly allocated: string;
  readonly exported: string;
  /** By vouchers of the enterprise's own, on projects. */
  readonly booked: string;
  readonly toBook: string;
  readonly entries: readonly AllocationEntry[];
  /** What keeps the group from being exported. */
  readonly faults: readonly Text[];
}

/** The allocation voucher of a month as it would be exported now. */
export interface MonthVoucher {
  readonly month: Month;
  readonly batch: number;
  readonly mark: string;
  readonly groups: readonly GroupToBook[];
  /** What a person should look at first. */
  readonly notices: readonly Text[];
}

/** What there is to book of a month, group by group, and how. */
export async function monthVoucher(call: Call, given: { readonly month: string }): Promise<MonthVoucher> {
  const month = requireMonth(given.month);
  const year = month.slice(0, 4);
  const projects = await projectsOfYear(call, year);
  const ids = new Set(projects.map(({ id }) => id));
  const settings = await call.records.find(allocationAccount);
  const matches = await call.records.find(subjectMatch);
  const vouchers = await liveVouchers(call, year);
  const ofMonth = vouchers.filter((each) => each.month === month);
  const allocated = (await allocatedCost(call, month)).filter(({ projectId }) => ids.has(projectId));
  const exported = ofMonth.flatMap(costsOf);
  const register = await registerOf(call, month, matches as readonly SubjectMatchRow[], vouchers);
  const elsewhere = register.booked.filter(({ projectId }) => ids.has(projectId));
  const amounts = unbookedCost({ allocated, exported, elsewhere });
  const batch = await nextBatch(call, month);
  const mark = batchMark(month, batch);
  const { entries, faults } = allocationEntries({
    month,
    mark,
    amounts,
    projectOf: await projectsInFile(call, projects, ofMonth),
    accounts: entryAccounts(settings, matches),
    earlier: earlierAccounts(ofMonth),
  });
  const twice = await countedTwice(call, year, entries, matches);
  const isVerified = await verifiedCost(call, year);
  const groups = groupsInOrder.map((group): GroupToBook => {
    const within = <T extends { readonly item: CostItemCode }>(each: T) => groupOfItem(each.item) === group;
    return {
      group,
      label: subjectGroups[group].label,
      verified: isVerified({ month, item: subjectGroups[group].items[0]! }),
      allocated: total(allocated.filter(within)),
      exported: total(exported.filter(within)),
      booked: total(elsewhere.filter(within)),
      toBook: total(amounts.filter(within)),
      entries: entries.filter(within),
      faults: [...faults, ...twice].filter(within).map(({ zh, en }) => ({ zh, en })),
    };
  });
  return {
    month,
    batch,
    mark,
    groups,
    notices: [
      ...groups.flatMap((each) => bookedNotices(each.label, apart(each, register.withoutProject))),
      ...accountsWithBelow(entries, [
        ...matches.map(({ subjectCode }) => subjectCode),
        ...settings.map(({ subjectCode }) => subjectCode),
      ]),
    ],
  };
}

/** By the items, as the ledger has them. */
const groupsInOrder = groupNames.toSorted((a, b) =>
  compareStrings(subjectGroups[a].items[0]!, subjectGroups[b].items[0]!),
);

const total = (amounts: readonly { readonly amount: string }[]): string => addUp(amounts.map(({ amount }) => amount));

/** The stored cost that is allocated, as the accounts have it. */
async function allocatedCost(call: Call, month: Month): Promise<CostAmount[]> {
  const records = await call.records.find(costRecord, {
    where: [
      { field: 'month', is: 'equal', value: month },
      { field: 'origin', is: 'equal', value: 'allocation' },
    ],
  });
  return records.flatMap(({ projectId, item, expenditureType, parts, amount }): CostAmount[] => {
    if (!isCostItemCode(item)) return [];
    const shares = (parts as readonly CostPart[] | null) ?? [];
    // Depreciation and amortisation for tax may differ from those of the accounts, which a voucher books.
    const booked = shares.length === 0 ? amount : addUp(shares.map((part) => part.booked ?? part.amount));
    return [{ projectId, item, expenditureType: (expenditureType ?? 'expensed') as Expenditure, amount: booked }];
  });
}

interface OtherBookings {
  readonly booked: readonly BookedElsewhere[];
  /** Without a project, on the items of a group. */
  readonly withoutProject: ReadonlyMap<SubjectGroup, string>;
}

/** What the vouchers of the month book on items that are allocated, other than those exported from here. */
async function registerOf(
  call: Call,
  month: Month,
  matches: readonly SubjectMatchRow[],
  vouchers: readonly AllocationVoucherRecord[],
): Promise<OtherBookings> {
  const entries = await bookedEntries(call, [{ field: 'month', is: 'equal', value: month }]);
  const isOwn = ownVoucherOf(vouchers);
  const others = matchedEntries(entries, matches, await closingRules(call)).filter(
    ({ entry, item }) => groupOfItem(item) !== null && isOwn(entry) === null,
  );
  const amounts = others.map(({ entry, item, debited, credited }) => ({
    projectId: entry.projectId || null,
    item,
    amount: debited.minus(credited).toString(),
  }));
  const withoutProject = new Map(
    groupNames.map((group) => [
      group,
      total(amounts.filter(({ projectId, item }) => projectId === null && groupOfItem(item) === group)),
    ]),
  );
  return {
    booked: amounts.flatMap(({ projectId, item, amount }) => (projectId === null ? [] : [{ projectId, item, amount }])),
    withoutProject,
  };
}

function apart({ group, allocated, exported, booked, toBook }: GroupToBook, without: OtherBookings['withoutProject']) {
  const rest = sum([yuan(booked), yuan(toBook), yuan(exported)]).minus(yuan(allocated));
  return { overbooked: rest.toString(), withoutProject: without.get(group) ?? '0.00' };
}

/** Voided batches keep their number, so that a mark never stands for two vouchers. */
async function nextBatch(call: Call, month: Month): Promise<number> {
  const [last] = await call.records.find(allocationVoucher, {
    where: [{ field: 'month', is: 'equal', value: month }],
    order: [{ field: 'batch', descending: true }],
    limit: 1,
  });
  return (last?.batch ?? 0) + 1;
}

/** A project that was removed since it was exported is named as it was then. */
async function projectsInFile(
  call: Call,
  projects: Awaited<ReturnType<typeof projectsOfYear>>,
  vouchers: readonly AllocationVoucherRecord[],
): Promise<(projectId: string) => EntryProject> {
  const departments = new Map((await call.records.find(department)).map(({ id, deptName }) => [id, deptName]));
  const exported = vouchers
    .flatMap(({ entries }) => entries ?? [])
    .flatMap(({ projectId, project, department: of }) => {
      return projectId === null || project === null ? [] : [[projectId, { ...project, department: of }] as const];
    });
  const known = new Map<string, EntryProject>([
    ...exported,
    ...projects.map(({ id, code, name, deptId }) => {
      return [id, { code, name, department: departments.get(deptId ?? '') ?? null }] as const;
    }),
  ]);
  return (projectId) => known.get(projectId) ?? { code: projectId, name: projectId, department: null };
}

async function countedTwice(
  call: Call,
  year: string,
  entries: readonly AllocationEntry[],
  matches: Parameters<typeof doubleCounting>[1],
) {
  const itemOf = new Map(matches.map(({ subjectCode, costItem }) => [subjectCode, costItem]));
  const isOther = ({ side, subjectCode, item }: AllocationEntry) =>
    side === 'debit' && (itemOf.get(subjectCode) ?? item) !== item;
  // Sources follow from all registers of the year, which are read only where an account is matched otherwise.
  return entries.some(isOther) ? doubleCounting(entries, matches, await yearSources(call, year)) : [];
}
