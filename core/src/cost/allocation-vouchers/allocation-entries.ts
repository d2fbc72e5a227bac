import type { Text } from '../../kernel';
import type { Month } from '../../kernel/calendar';
import { yuan } from '../../kernel/money';
import { compareStrings } from '../project-index';
import type { AllocationEntry } from './allocation-entry';
import type { EntryAccount, EntryAccounts } from './entry-accounts';
import { itemWord } from './item-words';
import type { CostAmount } from './unbooked-cost';

/** What an entry says of its project. */
export interface EntryProject {
  readonly code: string;
  readonly name: string;
  readonly department: string | null;
}

export interface AllocationEntriesInput {
  readonly month: Month;
  readonly mark: string;
  /** What is to be booked; none is 0. */
  readonly amounts: readonly CostAmount[];
  readonly projectOf: (projectId: string) => EntryProject;
  readonly accounts: EntryAccounts;
  /** The accounts an earlier voucher of the month booked the cost on, which a red entry takes it off again. */
  readonly earlier: (cost: CostAmount) => { readonly debit: EntryAccount; readonly credit: EntryAccount } | null;
}

/** A cost amount whose account is not known. */
export interface EntryFault extends Text {
  readonly item: CostAmount['item'];
}

/**
 * The entries of a voucher, debits by project and item, then credits by account: one entry for each project, item and
 * account, of a credit without the project where its account is not kept by project. Each amount stands once on either
 * side, so that the voucher balances, whatever the accounts. Amounts without an account are faults instead.
 */
export function allocationEntries(input: AllocationEntriesInput): {
  readonly entries: readonly AllocationEntry[];
  readonly faults: readonly EntryFault[];
} {
  const faults = new Map<string, EntryFault>();
  const [debits, credits] = [new Map<string, AllocationEntry>(), new Map<string, AllocationEntry>()];
  for (const cost of byProjectAndItem(input)) {
    const earlier = Number(cost.amount) < 0 ? input.earlier(cost) : null;
    const debit = earlier?.debit ?? input.accounts.debit(cost.item, cost.expenditureType);
    if ('zh' in debit) {
      faults.set(debit.zh, { ...debit, item: cost.item });
      continue;
    }
    add(debits, entryOf('debit', cost, debit, input));
    add(credits, entryOf('credit', cost, earlier?.credit ?? input.accounts.credit(cost.item), input));
  }
  const entries = [...debits.values(), ...[...credits.values()].sort(byAccount)];
  // Where what goes up and down on an account is the same, there is no entry.
  return { entries: entries.filter(({ amount }) => Number(amount) !== 0), faults: [...faults.values()] };
}

const byProjectAndItem = ({ amounts, projectOf }: AllocationEntriesInput): CostAmount[] =>
  amounts.toSorted(
    (a, b) =>
      compareStrings(projectOf(a.projectId).code, projectOf(b.projectId).code) ||
      compareStrings(a.item, b.item) ||
      compareStrings(a.expenditureType, b.expenditureType),
  );

function entryOf(
  side: AllocationEntry['side'],
  { projectId, expenditureType, item, amount }: CostAmount,
  { subjectCode, subjectName, auxiliary }: EntryAccount,
  { month, mark, projectOf }: AllocationEntriesInput,
): AllocationEntry {
  const { code, name, department } = projectOf(projectId);
  const isDebit = side === 'debit';
  const byProject = auxiliary === 'project' || auxiliary === 'both';
  const byDepartment = auxiliary === 'department' || auxiliary === 'both';
  const [year, number] = month.split('-');
  const what = `${year}年${Number(number)}月研发费用分配 ${itemWord(item)}`;
  return {
    side,
    subjectCode,
    subjectName,
    amount,
    item,
    summary: isDebit || byProject ? `${mark} ${code} ${what}` : `${mark} ${what}`,
    projectId: isDebit || byProject ? projectId : null,
    expenditureType: isDebit ? expenditureType : null,
    project: byProject ? { code, name } : null,
    department: byDepartment ? department : null,
  };
}

function add(entries: Map<string, AllocationEntry>, entry: AllocationEntry): void {
  const { subjectCode, item, projectId, department, expenditureType } = entry;
  const key = JSON.stringify([subjectCode, item, projectId, department, expenditureType]);
  const known = entries.get(key);
  entries.set(key, {
    ...entry,
    amount: yuan(known?.amount ?? '0')
      .plus(yuan(entry.amount))
      .toString(),
  });
}

const byAccount = (a: AllocationEntry, b: AllocationEntry): number =>
  compareStrings(a.subjectCode, b.subjectCode) ||
  compareStrings(a.item, b.item) ||
  compareStrings(a.summary, b.summary);
