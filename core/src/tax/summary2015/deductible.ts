import { constant, max, min, minus, percentage, plus, times, type Cell, type Expression } from '../../kernel';
import type { Ledger2015 } from './ledger2015';
import type { Row } from './row';

/** 委托研发 counts with 80% (财税〔2015〕119号 二1). */
const entrusted = percentage(80);
const none = constant(0);

/** 8 + min(6.21, 8.1): the detail of a ledger, 其他相关费用 within their limit. */
const limited = (row: Row) => plus(row('8'), min(row('6.21'), row('8.1')));

/**
 * What can be deducted of a ledger: 自主, 合作, 集中: 8 + min(6.21, 8.1); 委托 of a related party: (that − 7.1) × 80%;
 * 委托 of others: (7 − 7.1) × 80%. Never below 0.
 */
export function deductible({ form, relatedParty }: Ledger2015, row: Row): Expression<Cell> {
  if (form !== 'entrusted') return limited(row);
  const counted = relatedParty ? minus(limited(row), row('7.1')) : minus(row('7'), row('7.1'));
  return times(max(counted, none), entrusted);
}

/** Of that, what was spent in China. */
export function domesticPart({ form, relatedParty, overseas }: Ledger2015, row: Row): Expression<Cell> {
  if (form !== 'entrusted') return limited(row);
  return times(max(minus(relatedParty ? limited(row) : row('7'), overseas), none), entrusted);
}

/** What column 9.1 divides by: the whole of the detail, or what was paid to a party that is not related. */
export function wholeOf({ form, relatedParty }: Ledger2015, row: Row): Expression<Cell> {
  return form === 'entrusted' && !relatedParty ? row('7') : plus(row('8'), row('6.21'));
}
