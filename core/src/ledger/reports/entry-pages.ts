import { yearSources } from '../../cost';
import {
  bookedEntries,
  closingRules,
  matchesOf,
  rdAccounts,
  voucherEntry,
  type SubjectMatchRecord,
} from '../../finance';
import { listRecords, type Call, type Page, type PageQuery, type RecordOf, type Where } from '../../records';
import { bookings, isCounted } from './bookings';

type EntryPage = Page<RecordOf<typeof voucherEntry>>;

export const entryPage = (call: Call, query: PageQuery): Promise<EntryPage> => listRecords(call, voucherEntry, query);

export async function unsubmittedPage(call: Call, query: PageQuery): Promise<EntryPage> {
  const theirs = { field: 'id', is: 'in' as const, value: await unsubmittedEntries(call) };
  return entryPage(call, { ...query, where: [...(query.where ?? []), theirs] });
}

/**
 * The ids of the voucher entries that book R&D but are in no ledger: those on unmatched accounts of 研发支出, and those
 * matched to an item taken from vouchers but without a project.
 */
async function unsubmittedEntries(call: Call): Promise<string[]> {
  const matches = await matchesOf(call);
  const known = new Set(matches.map(({ subjectCode }) => subjectCode));
  const unmatched: string[] = [];
  for (const account of rdAccounts) {
    const where: Where<typeof voucherEntry> = [{ field: 'subjectCode', is: 'likeRight', value: account }];
    const entries = await call.records.find(voucherEntry, { where });
    for (const { id, subjectCode } of entries) if (!known.has(subjectCode)) unmatched.push(id);
  }
  return [...unmatched, ...(await withoutProject(call, matches))];
}

async function withoutProject(call: Call, matches: readonly SubjectMatchRecord[]): Promise<string[]> {
  const codes = matches.filter(({ costItem }) => costItem !== 'none').map(({ subjectCode }) => subjectCode);
  const where: Where<typeof voucherEntry> = [
    { field: 'subjectCode', is: 'in', value: codes },
    { field: 'projectId', is: 'isNull' },
  ];
  const homeless = await call.records.find(voucherEntry, { where });
  if (homeless.length === 0) return [];
  // The other entries of their vouchers determine which of them only carry cost forward.
  const months = [...new Set(homeless.map(({ month }) => String(month)))];
  const all = await bookedEntries(call, [{ field: 'month', is: 'in', value: months }]);
  const booked = bookings(all, matches, await closingRules(call));
  const ids = new Set<string>();
  for (const year of [...new Set(months.map((month) => month.slice(0, 4)))]) {
    const counts = isCounted(await yearSources(call, year));
    for (const each of booked) if (each.entry.date.startsWith(`${year}-`) && counts(each)) ids.add(each.entry.id);
  }
  return homeless.filter(({ id }) => ids.has(id)).map(({ id }) => id);
}
