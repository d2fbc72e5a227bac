import Big from 'big.js';
import { text, type LegalBasis, type Text, type Trace } from '../../kernel';

const added = text('以下各项之和', 'The sum of the following');

/** The sum of figures with their traces; `places` of its digits. */
export function summed(
  stated: { readonly key: string; readonly label: Text; readonly formula?: Text; readonly basis?: LegalBasis },
  inputs: readonly Trace[],
  places = 2,
): Trace {
  const value = inputs.reduce((sum, input) => sum.plus(input.value), new Big(0)).toFixed(places);
  return { formula: added, ...stated, value, inputs };
}
