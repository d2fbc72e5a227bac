import { monthOf } from '../kernel/calendar';
import { bookedEntry } from './booked-entry';
import type { CostPart } from './cost-part';
import { costResources } from './cost-resources';
import { ExplainedPart } from './explained-part';
import type { AccountEntry } from './matched-entries';

/** What an entry books on a project: debit − credit. */
export function voucherPart<Item extends string>(
  { entry, item, debited, credited, closing }: AccountEntry<Item>,
  projectId: string,
): CostPart<Item> {
  const source = { resource: entry.resource ?? costResources.voucher, id: entry.id };
  const amount = debited.minus(credited).toString();
  const part = { projectId, month: monthOf(entry.date), item, amount, origin: 'voucher', source } as const;
  return new ExplainedPart(part, bookedEntry, () => {
    const { date, voucherType, voucherNo, entryNo, subjectCode } = entry;
    const voucher = `${voucherType}-${voucherNo}/${entryNo}`;
    const carried = closing?.extent === 'part' ? [closing.reason.zh, closing.reason.en] : [];
    return [date, voucher, subjectCode, debited.toString(), credited.toString(), ...carried];
  });
}
