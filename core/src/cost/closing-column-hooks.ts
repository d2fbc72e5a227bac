import {
  bookedRegisters,
  closingAccount,
  closingVoucher,
  subjectMatch,
  type BookedEntry,
  type ClosingRules,
} from '../finance';
import { inLanguage, text, type Text } from '../kernel';
import { formatMoney } from '../kernel/money';
import { hooksOn, wholly, type Call, type Records } from '../records';
import { accountEntries, type AccountEntry } from './matched-entries';
import type { SubjectMatchRow } from './registers';

const NO = text('否', 'No');

type Row = Omit<BookedEntry, 'resource'>;

/** Vouchers and corrections show of each entry of R&D cost whether it is a closing, and why. */
export const closingColumnHooks = Object.assign(
  {},
  ...bookedRegisters.map((register) => hooksOn(register, { onRead: closingsOf })),
) as ReturnType<typeof hooksOn>;

async function closingsOf(call: Call, rows: readonly Row[]): Promise<{ closing: string | null }[]> {
  const { records } = wholly(call);
  const [matches, accounts, { vouchers, entries }] = await Promise.all([
    records.find(subjectMatch),
    records.find(closingAccount, { order: [{ field: 'account' }] }),
    wholeVouchers(records, rows),
  ]);
  const rules: ClosingRules = { accounts, vouchers };
  const found = accountEntries(entries, matches as readonly SubjectMatchRow[], rules);
  const said = new Map(found.map((each) => [each.entry.id, inLanguage(inWords(each), call.language)]));
  return rows.map(({ id }) => ({ closing: said.get(id) ?? null }));
}

/** So many vouchers are looked up by their numbers; of more, as in an export, whole months are read. */
const MOST_NAMED = 500;
/** Month, type and number, the first parts of the key of an entry, tell its voucher. */
const OF_VOUCHER = 3;

/** What an entry faces stands in its voucher: the vouchers of the rows whole, and the rulings on them. */
async function wholeVouchers(records: Records, rows: readonly Row[]) {
  const named = new Map(
    rows.map(({ month, voucherType, voucherNo }) => [
      JSON.stringify([month, voucherType, voucherNo]),
      { month, voucherType, voucherNo },
    ]),
  );
  const keys = [...named.values()];
  const where = [{ field: 'month', is: 'in', value: [...new Set(rows.flatMap(({ month }) => month ?? []))] }] as const;
  const isNamed = keys.length <= MOST_NAMED;
  const [vouchers, ...entries] = await Promise.all([
    isNamed ? records.findByKeys(closingVoucher, keys) : records.find(closingVoucher, { where }),
    ...bookedRegisters.map((register) =>
      isNamed
        ? records.findByKeys(register, keys, OF_VOUCHER)
        : records.find(register, { where, order: [{ field: 'id' }] }),
    ),
  ]);
  return { vouchers, entries: entries.flat() };
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
