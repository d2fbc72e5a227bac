import {
  groupOfItem,
  subjectGroups,
  type CostPart,
  type EligibleRecord,
  type EntryOfMonth,
  type MatchedEntry,
  type VoucherEntryRow,
} from '../cost';
import { grouped } from '../kernel';
import { monthOf } from '../kernel/calendar';
import { addUp, yuan } from '../kernel/money';
import { costItems, type CostItemCode } from '../tax';
import { adjustedParts, adjustmentOf, type AdjustedPart } from './adjusted-parts';
import { addItems, categoryAmounts, deductibleItems, taxAmountOf, totalOf } from './category-amounts';
import { excludedShares } from './excluded-shares';
import { linkVouchers, type BookedItem } from './link-vouchers';

const itemLabel = new Map(costItems.map(({ code, label }) => [code, label.zh]));

/** A voucher's entry as its ledger row shows it. */
type Entry = EntryOfMonth<VoucherEntryRow & { readonly summary?: string | null }>;

type LedgerRowValues = { readonly rowKey: string } & Readonly<Record<string, unknown>>;

type IsVerified = (cost: { readonly month: string; readonly item: string }) => boolean;

/** What the ledger rows of one project are made from. */
export interface LedgerRowsInput {
  readonly records: readonly EligibleRecord[];
  readonly entries: ReadonlyMap<string, Entry>;
  /** Whether the month of an item is verified or locked. */
  readonly isVerified: IsVerified;
  /** The entries of the project that book cost, whatever source the cost is taken from. */
  readonly booked: readonly MatchedEntry<Entry>[];
}

/**
 * The ledger rows of one project, in the order of time: allocated cost by month and item, booked cost by voucher. What is
 * allocated is 未核对 until its month is verified; then it is set beside the vouchers of its month and subject group, one
 * row for each. docs/rules.md, Vouchers of allocated cost
 */
export function makeLedgerRows(input: LedgerRowsInput): LedgerRowValues[] {
  return [...allocatedRows(input), ...voucherRows(input)].sort((a, b) => (a.rowKey < b.rowKey ? -1 : 1));
}

function allocatedRows({ records, isVerified, booked }: LedgerRowsInput): LedgerRowValues[] {
  const allocated = records.filter(({ origin }) => origin === 'allocation');
  const open = allocated.filter((record) => !isVerified(record));
  return [...open.map((record) => unlinkedRow(record, 'open')), ...linkedRows(records, isVerified, booked)];
}

/* Rows are put together by `Object.assign`: several spreads in one literal give each of them a hidden class of its own. */

/** A row that names the sheet its amount was allocated by. */
function unlinkedRow(
  { month, item, amount, excluded, exclusions, parts }: EligibleAmount,
  verification: 'open' | 'verified',
): LedgerRowValues {
  const shown = figures([{ item, amount, excluded }]);
  return Object.assign(
    {
      month,
      rowKey: `${month}/${item}`,
      origin: 'allocation',
      verification,
      summary: `${monthAndItem(month, item)}（依据：${sheetOf(item)} ${month}）`,
      adjustment: adjustmentOf(exclusions),
    },
    shown,
    adjustment(shown.taxAmount, bookedOf(parts)),
  );
}

type EligibleAmount = Pick<EligibleRecord, 'month' | 'item' | 'amount' | 'excluded' | 'exclusions' | 'parts'>;

/** What the accounts have of an allocated amount, where its calculation says that it is not the amount for tax. */
const bookedOf = (parts: readonly CostPart[]): string | null =>
  parts.some(({ booked }) => booked !== undefined) ? addUp(parts.map(({ booked, amount }) => booked ?? amount)) : null;

/** The rows of verified months, with the vouchers of their month and subject group where there are any. */
function linkedRows(
  records: readonly EligibleRecord[],
  isVerified: IsVerified,
  booked: readonly MatchedEntry<Entry>[],
): LedgerRowValues[] {
  const allocated = records.filter((record) => record.origin === 'allocation' && isVerified(record));
  // Entries that cost is taken from have their own rows.
  const taken = new Set(
    records.filter(({ origin }) => origin === 'voucher').flatMap(({ parts }) => parts.map(({ source }) => source.id)),
  );
  const free = booked.filter(
    ({ entry, item }) => !taken.has(entry.id) && isVerified({ month: monthBooked(entry), item }),
  );
  const allocatedBy = grouped(allocated, ({ month, item }) => groupKey(month, item));
  const bookedBy = grouped(free, ({ entry, item }) => groupKey(monthBooked(entry), item));
  const keys = [...new Set([...allocatedBy.keys(), ...bookedBy.keys()])];
  return keys.flatMap((key) =>
    groupRows(key.slice(0, MONTH_LENGTH), allocatedBy.get(key) ?? [], bookedBy.get(key) ?? []),
  );
}

/** The month whose cost an entry books: that of its date, unless an allocation voucher of another month tells. */
const monthBooked = ({ ofMonth, date }: Entry): string => ofMonth ?? monthOf(date);

const MONTH_LENGTH = 'yyyy-MM'.length;
const groupKey = (month: string, item: string) => `${month} ${groupOfItem(item) ?? item}`;

function groupRows(
  month: string,
  allocated: readonly EligibleRecord[],
  booked: readonly MatchedEntry<Entry>[],
): LedgerRowValues[] {
  const inOrder = booked.toSorted((a, b) => (orderOf(a.entry) < orderOf(b.entry) ? -1 : 1));
  const entryOf = new Map(inOrder.toReversed().map(({ entry }) => [voucherKey(entry), entry]));
  const amounts = inOrder.map(({ entry, item, debited, credited }): BookedItem => ({
    voucher: voucherKey(entry),
    item,
    amount: debited.minus(credited).toString(),
  }));
  const linked = linkVouchers(allocated, amounts);
  const excluded = excludedShares(allocated, linked);
  return linked.map(({ item, voucher, taxAmount: collected, bookAmount }, at) => {
    const entry = voucher === null ? undefined : entryOf.get(voucher);
    const { exclusions = [], parts = [] } = allocated.find((record) => record.item === item) ?? {};
    const share = { item, amount: collected, excluded: excluded[at]! };
    if (!entry) return unlinkedRow({ ...share, month, exclusions, parts }, 'verified');
    const shown = figures([share]);
    return Object.assign(
      {
        adjustment: adjustmentOf(exclusions),
        month,
        rowKey: `${month}/${item}/${voucher}`,
        origin: 'allocation',
        verification: 'verified',
        summary: [monthAndItem(month, item), entry.summary].filter(Boolean).join(' '),
      },
      shown,
      voucherOf(entry),
      adjustment(shown.taxAmount, bookAmount),
    );
  });
}

const orderOf = (entry: Entry) => `${voucherKey(entry)}/${String(entry.entryNo).padStart(8, '0')}`;

/** 「2024年3月 直接从事研发活动人员工资薪金」 */
function monthAndItem(month: string, item: CostItemCode): string {
  const [year, number] = month.split('-');
  return `${year}年${Number(number)}月 ${itemLabel.get(item) ?? item}`;
}

/** The sheet an allocated amount is explained on, by its subject group. */
function sheetOf(item: CostItemCode): string {
  const group = groupOfItem(item);
  return group === null ? '费用分摊表' : subjectGroups[group].sheet.zh;
}

const voucherOf = (entry: Entry) => ({
  voucherDate: entry.date,
  voucherType: entry.voucherType,
  voucherNo: String(entry.voucherNo),
});

/** 税务调整 = 税法规定的归集金额 − 会计凭证记载金额, where the latter is known. */
const adjustment = (taxAmount: string, bookAmount: string | null) => ({
  bookAmount,
  taxAdjustment: bookAmount === null ? null : yuan(taxAmount).minus(yuan(bookAmount)).toString(),
});

/** A voucher with several kinds of cost stays one row. docs/rules.md, Ledger of 2021 */
function voucherRows({ records, entries }: LedgerRowsInput): LedgerRowValues[] {
  const vouchers = new Map<string, { readonly entry: Entry; readonly parts: AdjustedPart[] }>();
  for (const adjusted of records.filter(({ origin }) => origin === 'voucher').flatMap(adjustedParts)) {
    const { part } = adjusted;
    const entry = entries.get(part.source.id);
    if (!entry) continue;
    const key = `${part.month}/${voucherKey(entry)}`;
    const voucher = vouchers.get(key) ?? { entry, parts: [] as AdjustedPart[] };
    voucher.parts.push(adjusted);
    vouchers.set(key, voucher);
  }
  return [...vouchers].map(([rowKey, { entry, parts }]) => {
    const amounts = figures(parts.map(({ part: { item, amount }, excluded }) => ({ item, amount, excluded })));
    return Object.assign(
      {
        adjustment: adjustmentOf(parts.flatMap(({ exclusions }) => exclusions)),
        month: parts[0]!.part.month,
        rowKey,
        origin: 'voucher',
        verification: 'verified',
        summary: entry.summary ?? null,
      },
      amounts,
      voucherOf(entry),
      adjustment(amounts.taxAmount, totalOf(amounts.collected)),
    );
  });
}

/** Identifies a voucher within the month it books, as numbers restart every month. */
function voucherKey(entry: Entry): string {
  const { voucherType, voucherNo, date } = entry;
  const key = `${voucherType}-${String(voucherNo).padStart(8, '0')}`;
  return monthBooked(entry) === monthOf(date) ? key : `${monthOf(date)} ${key}`;
}

function figures(parts: readonly (Pick<CostPart, 'item' | 'amount'> & { readonly excluded: string })[]) {
  const items = deductibleItems(parts);
  const excluded = addUp(parts.map((part) => part.excluded));
  const sums = { items, taxAmount: taxAmountOf(items), excluded, collected: addItems(parts) };
  return Object.assign(sums, categoryAmounts(items));
}
