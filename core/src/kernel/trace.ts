import type { Expression } from './calculation/expression';
import type { Text } from './text';

/** The provision of law that states how a figure is calculated. */
export interface LegalBasis {
  readonly document: string;
  readonly article: string;
}

/**
 * How a figure was calculated: a tree derived from the calculation itself, so that the two cannot diverge.
 * `value` is a decimal string; `inputs` are the figures of the formula, in its order.
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
  /** The formula itself, each figure by its index in `inputs`; `evaluateTrace` recalculates the value from it. */
  readonly calculation?: Expression<number>;
  /** The record this figure was read from, where it is a leaf. */
  readonly source?: { readonly resource: string; readonly id: string };
  /** Set where a figure can be expanded: by this key in a ledger request, or, for `line:34`, in the same tree. */
  readonly deeper?: string;
}
