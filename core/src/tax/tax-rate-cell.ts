import { leaf, rational, text, type Cell } from '../kernel';
import { readRate, type Rate } from '../kernel/money';
import { enteredByHand } from './entered-cell';

/** A rate of 企业所得税, which was checked before. */
export function taxRateCell(rate: Rate, key: string): Cell {
  const explanation = { key, label: text('所得税税率', 'Income tax rate'), formula: enteredByHand };
  return leaf(rational(readRate(rate)!), () => explanation);
}
