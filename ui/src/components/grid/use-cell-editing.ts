import { useRef, useState, type RefObject } from 'react';
import type { Label } from '../../theme';
import { holds, placeAfter, rangeOf, type CellPlace } from './cell-range';
import { isEditable, plainText, type CellEdit } from './Column';
import { noHistory, redo, undo, withDeed } from './edit-history';
import { entered, filled, spread, widthOf, type EditableGrid, type Outcome } from './entries';
import { fromTabSeparated } from './tab-separated';
import type { CellSelecting } from './use-cell-selection';

/** The cell being edited, and its previous text or the first typed character. */
export interface Editing {
  readonly place: CellPlace;
  readonly draft: string;
  /** The previous text is selected, so that typing replaces it. */
  readonly whole: boolean;
}

export type EditKeyDirection = 'down' | 'up' | 'right' | 'left' | 'away';

export interface CellEditing {
  readonly editing: Editing | undefined;
  /** Why the last entry was rejected. */
  readonly refusal: Label | undefined;
  /** Starts editing; `typed` replaces the current text. Returns whether the cell is editable. */
  readonly begin: (place: CellPlace, typed?: string) => boolean;
  readonly commit: (typed: string, then: EditKeyDirection) => boolean;
  readonly cancel: () => void;
  /** Commits the draft of an always visible input. Returns whether it was accepted. */
  readonly enter: (place: CellPlace, typed: string) => boolean;
  /** Clears the refusal once the entry is being corrected. */
  readonly correct: () => void;
  readonly empty: () => void;
  /** Pastes a block into the range, or at a cell outside it. */
  readonly paste: (clipboard: string, at: CellPlace) => void;
  readonly takeBack: () => boolean;
  readonly takeForward: () => boolean;
}

/** The arrow key that goes the same way. */
const arrows: Readonly<Record<EditKeyDirection, string | undefined>> = {
  down: 'ArrowDown',
  up: 'ArrowUp',
  right: 'ArrowRight',
  left: 'ArrowLeft',
  away: undefined,
};

/** Typing, pasting, clearing and undoing in the cells of a grid; the owner holds the rows. */
export function useCellEditing<Row>(
  grid: RefObject<EditableGrid<Row>>,
  selecting: CellSelecting,
  onEdit: ((edits: readonly CellEdit[]) => void) | undefined,
): CellEditing {
  const [editing, setEditing] = useState<Editing>();
  const [refusal, setRefusal] = useState<Label>();
  const history = useRef(noHistory);
  const { selection, go, choose } = selecting;

  const apply = (outcome: Outcome): boolean => {
    if ('refusal' in outcome) {
      setRefusal(outcome.refusal);
      return false;
    }
    setRefusal(undefined);
    const changes = outcome.edits.flatMap((after) => {
      const before = standing(grid.current, after);
      return before === undefined || before.value === after.value ? [] : [{ before, after }];
    });
    if (changes.length === 0) return true;
    history.current = withDeed(history.current, {
      before: changes.map(({ before }) => before),
      after: changes.map(({ after }) => after),
    });
    onEdit?.(changes.map(({ after }) => after));
    return true;
  };
  const step = (which: typeof undo): boolean => {
    const taken = which(history.current);
    if (!taken || !onEdit) return false;
    history.current = taken.history;
    setRefusal(undefined);
    onEdit(taken.edits);
    return true;
  };

  return {
    editing,
    refusal,
    begin: (place, typed) => {
      const column = grid.current.columns[place.column];
      const row = grid.current.rows[place.row];
      if (!onEdit || !column || row === undefined || !isEditable(column, row)) return false;
      setEditing({ place, draft: typed ?? plainText(column, row), whole: typed === undefined });
      return true;
    },
    commit: (typed, then) => {
      if (!editing || !apply(entered(grid.current, editing.place, typed))) return false;
      setEditing(undefined);
      const arrow = arrows[then];
      const { rows, columns } = grid.current;
      const size = { rows: rows.length, columns: columns.length, page: 1 };
      const to = arrow && placeAfter(arrow, false, editing.place, size, ({ row }) => row >= 0);
      if (to) go(to);
      return true;
    },
    cancel: () => {
      setEditing(undefined);
      setRefusal(undefined);
      if (editing) go(editing.place);
    },
    enter: (place, typed) => apply(entered(grid.current, place, typed)),
    correct: () => setRefusal(undefined),
    empty: () => {
      if (onEdit) apply(filled(grid.current, rangeOf(selection), ''));
    },
    paste: (clipboard, at) => {
      if (!onEdit) return;
      const block = fromTabSeparated(clipboard);
      const chosen = rangeOf(selection);
      const range = holds(chosen, at) ? chosen : rangeOf({ active: at, anchor: at });
      const { top, left } = range;
      const [only = ''] = block[0] ?? [];
      if (block.length === 1 && block[0]?.length === 1) {
        apply(filled(grid.current, range, only));
        return;
      }
      if (!apply(spread(grid.current, { row: top, column: left }, block))) return;
      const end = { row: top + block.length - 1, column: left + widthOf(block) - 1 };
      choose({ anchor: { row: top, column: left }, active: end });
    },
    takeBack: () => step(undo),
    takeForward: () => step(redo),
  };
}

/** The current content of the cell an edit targets; `undefined` if the row no longer exists. */
function standing<Row>({ rows, columns, rowKey }: EditableGrid<Row>, edit: CellEdit): CellEdit | undefined {
  const row = rows.find((each) => rowKey(each) === edit.row);
  const column = columns.find(({ key }) => key === edit.column);
  return row === undefined || !column ? undefined : { ...edit, value: plainText(column, row) };
}
