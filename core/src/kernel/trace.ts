import type { Expression } from './calculation/expression';
import type { Text } from './text';

/** Where the law states what a figure is made by. */
export interface LegalBasis {
  readonly document: string;
  readonly article: string;
}

/**
 * How a figure came about: a tree made by the calculation itself, so it cannot drift from it.
 * `value` is a decimal string; `inputs` are the figures the formula took, in its order.
 */
export interface Trace {
  /** Stable within its tree, e.g. `line34` or `line4/project:1900…`. */
  readonly key: string;
  readonly label: Text;
  readonly value: string;
  /** The formula in words, e.g. `min(28, (3+7+16+19+23)×10%÷(1−10%))`. */
  readonly formula: Text;
  readonly basis?: LegalBasis;
  readonly inputs: readonly Trace[];
  /** The formula itself, each figure by its place among `inputs`: what `evaluateTrace` works the value out from. */
  readonly calculation?: Expression<number>;
  /** The record this figure was read from, where it is a leaf. */
  readonly source?: { readonly resource: string; readonly id: string };
  /** Set where a figure can be opened further: by asking the ledger with this key, or, `line:34`, in the same tree. */
  readonly deeper?: string;
}
