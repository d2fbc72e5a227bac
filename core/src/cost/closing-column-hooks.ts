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
import { hooksOn, wholly, type Call, type Condition } from '../records';
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
  const where = vouchersOf(rows);
  const [matches, accounts, vouchers, ...entries] = await Promise.all([
    records.find(subjectMatch),
    records.find(closingAccount, { order: [{ field: 'account' }] }),
    records.find(closingVoucher, { where }),
    ...bookedRegisters.map((register) => records.find(register, { where, order: [{ field: 'id' }] })),
  ]);
  const rules: ClosingRules = { accounts, vouchers };
  const found = accountEntries(entries.flat(), matches as readonly SubjectMatchRow[], rules);
  const said = new Map(found.map((each) => [each.entry.id, inLanguage(inWords(each), call.language)]));
  return rows.map(({ id }) => ({ closing: said.get(id) ?? null }));
}

/** So many vouchers are named in the question; of more, as in an export, whole months are read. */
const MOST_NAMED = 500;

/** What an entry faces stands in its voucher, which numbers and month tell. */
function vouchersOf(rows: readonly Row[]): Condition<'month' | 'voucherNo'>[] {
  const months = [...new Set(rows.flatMap(({ month }) => month ?? []))];
  const numbers = [...new Set(rows.map(({ voucherNo }) => voucherNo))];
  const inMonths = { field: 'month', is: 'in', value: months } as const;
  return numbers.length > MOST_NAMED ? [inMonths] : [inMonths, { field: 'voucherNo', is: 'in', value: numbers }];
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
