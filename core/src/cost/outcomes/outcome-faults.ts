import { compared, rational, text, type Text } from '../../kernel';
import type { DraftValues } from '../../records';
import { leastIntangibleMonths } from '../../tax';
import type { formedIntangible } from './formed-intangible';
import { isSale, type productionBatch } from './production-batch';

/** What is wrong with a record, and the field it is shown at. */
export interface OutcomeFault {
  readonly field: string;
  readonly message: Text;
}

const reasons = {
  term: text(
    `摊销月数少于${leastIntangibleMonths}个月的，请填写规定年限的法律或合同`,
    `A life under ${leastIntangibleMonths} months needs the law or contract that sets it`,
  ),
  disposed: text('处置日期不能早于形成日期', 'It cannot be disposed of before it was formed'),
  quantity: text('试制数量必须大于0', 'The quantity made must be above 0'),
  soldOn: text('对外销售的批次请填写销售日期', 'A batch that was sold needs the date of the sale'),
  soldBefore: text('销售日期不能早于试制日期', 'It cannot be sold before it was made'),
  soldMore: text('销售数量应大于0且不超过试制数量', 'The quantity sold must be above 0 and at most what was made'),
  scrapDate: text(
    '报废出售有销售金额的，请填写销售日期',
    'Scrap that was sold for an amount needs the date of the sale',
  ),
  notSold: text(
    '去向为样机或入库的批次没有销售，请清空销售日期、数量和金额',
    'A batch kept as a prototype or in stock was not sold; clear the date, quantity and amount of the sale',
  ),
} as const;

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== '';
const above = (a: string, b: string) => compared(rational(a), rational(b)) > 0;

/** 企业所得税法实施条例 第六十七条: at least ten years, unless law or contract sets the term. */
export function formedIntangibleFault(values: DraftValues<typeof formedIntangible>): OutcomeFault | null {
  const { months, termReason, date, disposedOn } = values;
  if (typeof months === 'number' && months < leastIntangibleMonths && !String(termReason ?? '').trim()) {
    return { field: 'termReason', message: reasons.term };
  }
  if (date && disposedOn && disposedOn < date) return { field: 'disposedOn', message: reasons.disposed };
  return null;
}

/** A batch is sold once, after it was made, and not more of it than was made. */
export function productionBatchFault(values: DraftValues<typeof productionBatch>): OutcomeFault | null {
  const { disposition, madeOn, date, quantity, soldQuantity, saleAmount } = values;
  if (isGiven(quantity) && !above(String(quantity), '0')) return { field: 'quantity', message: reasons.quantity };
  if (!isSale({ disposition })) {
    const isSold = [date, soldQuantity, saleAmount].some(isGiven);
    return isSold ? { field: 'disposition', message: reasons.notSold } : null;
  }
  if (!date && disposition === 'sold') return { field: 'date', message: reasons.soldOn };
  if (!date && isGiven(saleAmount)) return { field: 'date', message: reasons.scrapDate };
  if (date && madeOn && date < madeOn) return { field: 'date', message: reasons.soldBefore };
  if (isGiven(soldQuantity) && isGiven(quantity)) {
    const sold = String(soldQuantity);
    if (!above(sold, '0') || above(sold, String(quantity))) return { field: 'soldQuantity', message: reasons.soldMore };
  }
  return null;
}
