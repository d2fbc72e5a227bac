import { bookedRegisters, closingAccount, closingVoucher, mayClose, subjectMatch, type BookedEntry } from '../finance';
import { inLanguage, text, type Text } from '../kernel';
import { formatMoney } from '../kernel/money';
import { hooksOn, wholly, type Call, type NewValues, type RecordOf, type Records } from '../records';
import { accountEntries, itemsOfAccounts, type AccountEntry } from './matched-entries';
import type { SubjectMatchRow } from './registers';

const NO = text('否', 'No');

type Row = Omit<BookedEntry, 'resource'>;

/** Vouchers and corrections show of each entry of R&D cost whether it is a closing, and why. */
export const closingColumnHooks = Object.assign(
  {},
  ...bookedRegisters.map((register) =>
    hooksOn(register, { knownOnRead: matchesOf, knownOfRows: keptClosings, onRead: closingsOf }),
  ),
) as ReturnType<typeof hooksOn>;

type Matches = readonly SubjectMatchRow[];
/** What the column says of entries of R&D cost, by their ids. */
type Said = Readonly<Record<string, string>>;
type Known = { readonly matches: Matches } | { readonly said: Said };

async function matchesOf(call: Call): Promise<Matches> {
  return (await wholly(call).records.find(subjectMatch)) as Matches;
}

/** Of so many rows at most what the column says is kept: the largest page of a screen, and no export. */
const MOST_KEPT = 200;

/**
 * What the column says of a page with entries that may be closings, whose vouchers are read whole: a voucher that closes
 * a month has an entry for each project and account. It is kept by the versions of these entries, and worked out of
 * matches read again, so that nothing in it is older than the registers it is kept for.
 */
async function keptClosings(call: Call, rows: readonly Row[], matches: Matches): Promise<Known> {
  const itemOf = itemsOfAccounts(matches);
  const open = rows.some((row) => itemOf.has(row.subjectCode) && mayClose(row));
  if (!open || rows.length > MOST_KEPT) return { matches };
  const name = ['closings', ...rows.map(({ id, version }) => `${id} ${version}`)];
  const said = await call.answers.of(call, name, async (watched) => saidOf(watched, rows, await matchesOf(watched)));
  return { said };
}

async function closingsOf(call: Call, rows: readonly Row[], known: Known): Promise<{ closing: string | null }[]> {
  const said = 'said' in known ? known.said : await saidOf(call, rows, known.matches);
  return rows.map(({ id }) => ({ closing: said[id] ?? null }));
}

async function saidOf(call: Call, rows: readonly Row[], matches: Matches): Promise<Said> {
  const itemOf = itemsOfAccounts(matches);
  const cost = rows.filter(({ subjectCode }) => itemOf.has(subjectCode));
  const said = new Map(cost.map(({ id }) => [id, NO]));
  for (const each of await closable(wholly(call).records, cost, matches)) said.set(each.entry.id, inWords(each));
  return Object.fromEntries([...said].map(([id, words]) => [id, inLanguage(words, call.language)]));
}

/** The entries of R&D cost, among them those rows that are more than simply booked: only their vouchers are read whole. */
async function closable(records: Records, cost: readonly Row[], matches: Matches) {
  const open = cost.filter(mayClose);
  const [vouchers, accounts, ...whole] = await Promise.all([
    ofVouchers(records, closingVoucher, cost),
    open.length > 0 ? records.find(closingAccount, { order: [{ field: 'account' }] }) : [],
    ...bookedRegisters.map((register) => ofVouchers(records, register, open)),
  ]);
  const ruled = new Set(vouchers.map(voucherOf));
  const read = new Set(open.map(voucherOf));
  const entries = [...whole.flat(), ...cost.filter((row) => ruled.has(voucherOf(row)) && !read.has(voucherOf(row)))];
  return accountEntries(entries, matches, { accounts, vouchers });
}

/** So many vouchers are looked up by their numbers; of more, as in an export, whole months are read. */
const MOST_NAMED = 500;
/** Month, type and number, the first parts of the key of an entry, tell its voucher. */
const OF_VOUCHER = 3;

type Numbered = Pick<Row, 'month' | 'voucherType' | 'voucherNo'>;

const voucherOf = ({ month, voucherType, voucherNo }: Numbered) => JSON.stringify([month, voucherType, voucherNo]);

/** What a register has of the vouchers of these entries. */
function ofVouchers<R extends (typeof bookedRegisters)[number] | typeof closingVoucher>(
  records: Records,
  register: R,
  rows: readonly Numbered[],
): Promise<RecordOf<R>[]> | [] {
  if (rows.length === 0) return [];
  const named = new Map(
    rows.map((row) => [voucherOf(row), { month: row.month, voucherType: row.voucherType, voucherNo: row.voucherNo }]),
  );
  if (named.size <= MOST_NAMED) return records.findByKeys(register, [...named.values()] as NewValues<R>[], OF_VOUCHER);
  const months = [...new Set(rows.flatMap(({ month }) => month ?? []))];
  return records.find(register, { where: [{ field: 'month', is: 'in', value: months }], order: [{ field: 'id' }] });
}

/** `是：对方科目为 6602 管理费用，结转`, `部分（-600.00）：…`, `否：…`; `否` alone for an entry that simply books cost. */
function inWords({ closing }: AccountEntry<string>): Text {
  if (closing === null) return NO;
  const { extent, amount, reason } = closing;
  if (extent === 'full') return text(`是：${reason.zh}`, `Yes: ${reason.en}`);
  if (extent === 'none') return text(`否：${reason.zh}`, `No: ${reason.en}`);
  const part = formatMoney(amount.toString());
  return text(`部分（${part}）：${reason.zh}`, `In part (${part}): ${reason.en}`);
}
