import type { Expression, LegalBasis, Text } from '../../kernel';
import type { Dated } from '../law/dated';
import type { LineKey } from '../super-deduction/line-names';

/** A figure of `superDeduction`: one of its lines, or one beside them; `method` is a code. */
export type FigureKey = LineKey | 'base' | 'baseQ4' | 'baseQ1Q3' | 'method';

export interface FormLine {
  /** As printed: `'1'` … `'52'`, and `'L1'`, `'L1.1'`, `'L1.2'` in 2022 and 2023. */
  readonly number: string;
  readonly label: Text;
  /** What it holds in terms of the 52 lines; none: not an amount, such as a tick box. */
  readonly figure?: Expression<FigureKey>;
}

/** A107012 as it was printed for some years. */
export interface FormVersion extends Dated {
  readonly key: string;
  readonly basis: LegalBasis;
  /** Whether the lines were compared with the form as printed. */
  readonly verified: boolean;
  /** What is not certain about this version; must be shown with the form. Empty where it is verified. */
  readonly notes: readonly Text[];
  readonly lines: readonly FormLine[];
}
