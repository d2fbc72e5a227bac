import { text } from '../kernel';
import { formatMoney } from '../kernel/money';
import type { PartRule } from './explained-part';

const debit = text('借方金额', 'Debit');
const credit = text('贷方金额', 'Credit');

/**
 * What an entry books. Values: date, number of the voucher with its entry, account, debit and credit in 元; and where a
 * part of the entry carries cost forward, why, in Chinese and in English.
 */
export const bookedEntry: PartRule = {
  name: 'bookedEntry',
  explain([date, voucher, account, debited, credited, carriedZh, carriedEn]) {
    const [debitShown, creditShown] = [formatMoney(debited!), formatMoney(credited!)];
    return {
      formula: text(
        `${date} ${voucher} 科目 ${account} 借方 ${debitShown} − 贷方 ${creditShown}${carriedZh ? `（已扣除结转部分：${carriedZh}）` : ''}`,
        `${date} ${voucher} subject ${account} debit ${debitShown} − credit ${creditShown}${carriedEn ? ` (without what it carries forward: ${carriedEn})` : ''}`,
      ),
      figures: [
        { label: debit, value: debited! },
        { label: credit, value: credited! },
      ],
    };
  },
};
