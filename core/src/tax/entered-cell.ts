import { leaf, text, type Cell, type Text } from '../kernel';
import { amountGiven, type GivenAmount } from './amount-given';

export const enteredByHand = text('按账填报', 'Entered from the accounts');

/** An input of a calculation. */
export function enteredCell(key: string, label: Text, amount: GivenAmount): Cell {
  return leaf(amountGiven(amount), () => ({ key, label, formula: enteredByHand }));
}
