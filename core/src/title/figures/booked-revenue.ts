import { grouped, text, type Trace } from '../../kernel';
import { sum, yuan } from '../../kernel/money';
import { bookedEntries, type BookedEntry } from '../../finance';
import type { Call } from '../../records';
import { summed } from './summed';

/** 主营业务收入 and 其他业务收入 of 企业会计准则; of 小企业会计准则 5001 and 5051, which are cost accounts in the former. */
const revenueAccounts = ['6001', '6051', '5001', '5051'];
const formula = text('收入类科目贷方发生额', 'Credits of the accounts of revenue');

/** The revenue booked in a year, with its traces; null where none is. */
export interface BookedRevenue {
  month(month: string): Trace | null;
  year(): Trace | null;
}

/** Credits alone, because closing a period debits all of it. */
export async function bookedRevenue(call: Call, year: number): Promise<BookedRevenue> {
  const entries: BookedEntry[] = [];
  for (const account of revenueAccounts) {
    const booked = await bookedEntries(call, [
      { field: 'date', is: 'greaterOrEqual', value: `${year}-01-01` },
      { field: 'date', is: 'lessOrEqual', value: `${year}-12-31` },
      { field: 'subjectCode', is: 'likeRight', value: account },
    ]);
    entries.push(...booked.filter(isRevenue));
  }
  const months = new Map(
    [...grouped(entries, ({ date }) => date.slice(0, 7))].map(([month, of]) => [month, ofMonth(month, of)]),
  );
  const isKnown = months.size > 0;
  const isOver = call.clock.now().slice(0, 4) > String(year);
  const newest = [...months.keys()].sort().at(-1) ?? '';
  return {
    // A month without revenue before one with some has none, and so has one of a year that is over. Later months of a year
    // that is not are still to come or were not brought in, as is a year without any.
    month: (month) => (isKnown && (isOver || month <= newest) ? (months.get(month) ?? ofMonth(month, [])) : null),
    year: () =>
      isKnown ? summed({ key: `revenue/${year}`, label: text('营业收入', 'Revenue') }, [...months.values()]) : null,
  };
}

const isRevenue = ({ subjectName, creditAmount }: BookedEntry) =>
  subjectName.includes('收入') && !yuan(creditAmount || '0').isZero();

function ofMonth(month: string, entries: readonly BookedEntry[]): Trace {
  return {
    key: `revenue/${month}`,
    label: text(`${month} 营业收入`, `Revenue of ${month}`),
    value: sum(entries.map(({ creditAmount }) => yuan(creditAmount || '0'))).toString(),
    formula,
    inputs: entries.map(({ id, resource, date, voucherType, voucherNo, summary, creditAmount }) => ({
      key: `entry/${id}`,
      label: text(`${date} ${voucherType}${voucherNo} ${summary}`, `${date} ${voucherType}${voucherNo} ${summary}`),
      value: creditAmount || '0.00',
      formula,
      inputs: [],
      source: { resource, id },
    })),
  };
}
