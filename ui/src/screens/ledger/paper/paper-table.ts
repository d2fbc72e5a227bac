import type { Column } from '../../../components';
import type { Label } from '../../../theme';

/** A column of an official sheet. */
export interface PaperColumn extends Pick<
  Column<PaperRow>,
  'key' | 'title' | 'groups' | 'number' | 'align' | 'sticky' | 'subject' | 'sums'
> {
  /** In px. */
  readonly width: number;
  /** Out of the way of the amounts until it is wanted. The workbook always has it. */
  readonly folds?: boolean;
}

/** A figure or a text; without both the cell is blank. */
export interface PaperCell {
  /** Decimal text. */
  readonly value?: string | null;
  readonly words?: Label | null;
  /** A figure the official form leaves blank, shown in grey. */
  readonly memo?: boolean;
  /** Explains the figure. */
  readonly onOpen?: () => void;
  /** Link target of the text. */
  readonly to?: string;
}

export interface PaperRow {
  readonly key: string;
  /** One for each column, in their order. */
  readonly cells: readonly PaperCell[];
  /** A sub-total or total. */
  readonly strong?: boolean;
  /** On a row that can collapse those above it: the current state and the toggle. */
  readonly fold?: { readonly folded: boolean; readonly onToggle: () => void };
}

/** Index of the first text cell of a row, its heading; −1 if it has none. */
export function headingPlace({ cells }: PaperRow): number {
  return cells.findIndex(({ words }) => words);
}
