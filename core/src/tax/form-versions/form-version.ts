import type { Expression, LegalBasis, Text } from '../../kernel';
import type { Dated } from '../law/dated';
import type { LineKey } from '../super-deduction/line-names';

/** A figure of `superDeduction`: one of its lines, or one beside them. */
export type FigureKey = LineKey | 'base' | 'baseQ4' | 'baseQ1Q3';

export interface FormLine {
  /** As printed: `'1'` … `'52'`; `''` where the form prints none. */
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
  readonly lines: readonly FormLine[];
}
