import { leaf, text, type Cell, type Text } from '../kernel';
import { amountGiven, type GivenAmount } from './amount-given';

export const enteredByHand = text('按账填报', 'Entered from the accounts');

/** An input of a calculation. An invalid number is 0, and its formula text says so. */
export function enteredCell(key: string, label: Text, amount: GivenAmount): Cell {
  const { value, words } = amountGiven(amount, enteredByHand);
  return leaf(value, () => ({ key, label, formula: words }));
}
