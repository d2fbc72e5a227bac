import type { CostPart, EligibleRecord, VoucherEntryRow } from '../cost';
import { costItems } from '../tax';
import { adjustedParts, adjustmentOf, type AdjustedPart } from './adjusted-parts';
import { addUp } from '../kernel/money';
import { addItems, categoryAmounts, deductibleItems, taxAmountOf, totalOf } from './category-amounts';

const itemLabel = new Map(costItems.map(({ code, label }) => [code, label.zh]));

/** A voucher's entry as its ledger row shows it. */
type Entry = VoucherEntryRow & { readonly summary?: string };

type LedgerRowValues = { readonly rowKey: string } & Readonly<Record<string, unknown>>;

/**
 * The ledger rows of one project: allocated cost by month and item, booked cost by voucher, in the order of time. What is
 * allocated is 未核对 until its month is verified.
 */
export function makeLedgerRows(
  records: readonly EligibleRecord[],
  entries: ReadonlyMap<string, Entry>,
  isVerified: (record: EligibleRecord) => boolean,
): LedgerRowValues[] {
  return [...allocatedRows(records, isVerified), ...voucherRows(records, entries)].sort((a, b) =>
    a.rowKey < b.rowKey ? -1 : 1,
  );
}

function allocatedRows(
  records: readonly EligibleRecord[],
  isVerified: (record: EligibleRecord) => boolean,
): LedgerRowValues[] {
  return records
    .filter(({ origin }) => origin === 'allocation')
    .map((record) => ({
      ...figures([record]),
      adjustment: adjustmentOf(record.exclusions),
      month: record.month,
      rowKey: `${record.month}/${record.item}`,
      origin: 'allocation',
      verification: isVerified(record) ? 'verified' : 'open',
      summary: itemLabel.get(record.item) ?? record.item,
    }));
}

/** A voucher with several kinds of cost stays one row. docs/rules.md, Ledger of 2021 */
function voucherRows(records: readonly EligibleRecord[], entries: ReadonlyMap<string, Entry>): LedgerRowValues[] {
  const vouchers = new Map<string, { readonly entry: Entry; readonly parts: AdjustedPart[] }>();
  for (const adjusted of records.filter(({ origin }) => origin === 'voucher').flatMap(adjustedParts)) {
    const { part } = adjusted;
    const entry = entries.get(part.source.id);
    if (!entry) continue;
    const key = `${part.month}/${entry.voucherType}-${String(entry.voucherNo).padStart(8, '0')}`;
    const voucher = vouchers.get(key) ?? { entry, parts: [] as AdjustedPart[] };
    voucher.parts.push(adjusted);
    vouchers.set(key, voucher);
  }
  return [...vouchers].map(([rowKey, { entry, parts }]) => {
    const amounts = figures(parts.map(({ part, excluded }) => ({ ...part, excluded })));
    return {
      ...amounts,
      adjustment: adjustmentOf(parts.flatMap(({ exclusions }) => exclusions)),
      month: parts[0]!.part.month,
      rowKey,
      origin: 'voucher',
      verification: 'verified',
      voucherDate: entry.date,
      voucherType: entry.voucherType,
      voucherNo: String(entry.voucherNo),
      summary: entry.summary ?? null,
      bookAmount: totalOf(amounts.collected),
    };
  });
}

function figures(parts: readonly (Pick<CostPart, 'item' | 'amount'> & { readonly excluded: string })[]) {
  const items = deductibleItems(parts);
  const excluded = addUp(parts.map((part) => part.excluded));
  return { ...categoryAmounts(items), items, taxAmount: taxAmountOf(items), excluded, collected: addItems(parts) };
}
