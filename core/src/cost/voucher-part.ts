import { text } from '../kernel';
import { monthOf } from '../kernel/calendar';
import { formatMoney } from '../kernel/money';
import type { CostPart } from './cost-part';
import { costResources } from './cost-resources';
import { ExplainedPart } from './explained-part';
import type { AccountEntry } from './matched-entries';

const debit = text('借方金额', 'Debit');
const credit = text('贷方金额', 'Credit');

/** What an entry books on a project: debit − credit. */
export function voucherPart<Item extends string>(
  { entry, item, debited, credited, closing }: AccountEntry<Item>,
  projectId: string,
): CostPart<Item> {
  const source = { resource: entry.resource ?? costResources.voucher, id: entry.id };
  const amount = debited.minus(credited).toString();
  return new ExplainedPart({ projectId, month: monthOf(entry.date), item, amount, origin: 'voucher', source }, () => {
    const carried = closing?.extent === 'part' ? closing.reason : null;
    const [debitShown, creditShown] = [formatMoney(debited.toString()), formatMoney(credited.toString())];
    const voucher = `${entry.voucherType}-${entry.voucherNo}/${entry.entryNo}`;
    return {
      formula: text(
        `${entry.date} ${voucher} 科目 ${entry.subjectCode} 借方 ${debitShown} − 贷方 ${creditShown}${carried ? `（已扣除结转部分：${carried.zh}）` : ''}`,
        `${entry.date} ${voucher} subject ${entry.subjectCode} debit ${debitShown} − credit ${creditShown}${carried ? ` (without what it carries forward: ${carried.en})` : ''}`,
      ),
      figures: [
        { label: debit, value: debited.toString() },
        { label: credit, value: credited.toString() },
      ],
    };
  });
}
