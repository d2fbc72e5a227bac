import { leaf, roundedTo, type Cell } from '../../kernel';
import { amountGiven, type GivenAmount } from '../amount-given';
import { enteredByHand } from '../entered-cell';
import type { LineNumber } from './line-names';
import { lineExplanation } from './line-explanation';
import type { SuperDeductionInput } from './input';

/** Lines that are entered, not calculated from projects. */
export const enteredLines: ReadonlyMap<LineNumber, (input: SuperDeductionInput) => GivenAmount> =
  /* @__PURE__ */ new Map([
    [43, ({ line43 }: SuperDeductionInput) => line43],
    [44, ({ line44 }: SuperDeductionInput) => line44],
    [46, ({ line46 }: SuperDeductionInput) => line46],
    [48, ({ line48 }: SuperDeductionInput) => line48],
    [49, ({ line49 }: SuperDeductionInput) => line49],
  ]);

export function enteredLine(line: LineNumber, input: SuperDeductionInput, amount: GivenAmount): Cell {
  return leaf(roundedTo(amountGiven(amount), 2), () => ({ ...lineExplanation(line, input), formula: enteredByHand }));
}
