import type { Column } from '../../../components';
import type { Label } from '../../../theme';

/** A column of an official sheet. */
export interface PaperColumn extends Pick<
  Column<PaperRow>,
  'key' | 'title' | 'groups' | 'number' | 'align' | 'sticky'
> {
  /** In px. */
  readonly width: number;
}

/** A figure, or words; without both the form leaves the cell blank. */
export interface PaperCell {
  /** Decimal text. */
  readonly value?: string | null;
  readonly words?: Label | null;
  /** What the form leaves blank, shown beside it in grey. */
  readonly memo?: boolean;
  /** Explains the figure. */
  readonly onOpen?: () => void;
  /** Where the words lead. */
  readonly to?: string;
}

export interface PaperRow {
  readonly key: string;
  /** One for each column, in their order. */
  readonly cells: readonly PaperCell[];
  /** A sub-total or total. */
  readonly strong?: boolean;
  /** Whether the row folds those above it away, and does so now. */
  readonly fold?: { readonly folded: boolean; readonly onToggle: () => void };
}

/** The place of the first words of a row, which head it; −1 where it has none. */
export function headingPlace({ cells }: PaperRow): number {
  return cells.findIndex(({ words }) => words);
}
