import type { ReactNode } from 'react';
import { useText, type Label } from '../../theme';
import { classNames } from '../class-names';
import { cellMark } from './cell-element';
import { CellInput } from './CellInput';
import { alignmentOf, cellText, isEditable, type Column } from './Column';
import type { RowHandlers } from './row-handlers';
import type { StickyPlace } from './sticky-columns';
import type { Editing } from './use-cell-editing';

export interface GridCellProps<Row> {
  row: Row;
  index: number;
  place: number;
  column: Column<Row>;
  ground: string;
  /** Where it stays while the rest scrolls. */
  stays?: StickyPlace;
  active: boolean;
  inRange: boolean;
  editing?: Editing;
  refused: boolean;
  openable: boolean;
  /** Some cells of the grid can be typed in. */
  editable: boolean;
  cellName: (row: Row, index: number, column: Column<Row>) => Label;
  handlers: RowHandlers<Row>;
}

export const inRangeCell = 'bg-accent-soft shadow-[inset_0_0_0_1px_var(--accent)]';

/** A cell of a list. It takes the focus itself; typing opens an input in it. */
export function GridCell<Row>(props: GridCellProps<Row>) {
  const { row, index, place, column, ground, stays, active, inRange, editing, openable, editable, handlers } = props;
  const read = useText();
  const content = column.render ? column.render(row, index) : cellText(column, row);
  const takesEntry = editable && isEditable(column, row);
  return (
    <td
      data-cell={cellMark({ row: index, column: place })}
      data-column={place}
      tabIndex={active ? 0 : -1}
      // What does not fit is told by the pointer; an amount always fits.
      title={typeof content === 'string' && !column.numeric ? content : undefined}
      aria-selected={inRange || undefined}
      aria-readonly={editable ? !takesEntry : undefined}
      className={classNames(
        'truncate border-b border-line px-1.5',
        inRange ? inRangeCell : takesEntry ? 'bg-cell-input' : ground,
        alignmentOf(column),
        stays ? stickyCell(stays, inRange) : widthOf(column, content),
        // Only the cell with the input, because every positioned cell is painted as a separate layer.
        editing && !stays && 'relative',
        editable
          ? 'focus:outline-2 focus:-outline-offset-2 focus:outline-accent-text'
          : 'focus-visible:-outline-offset-2',
      )}
      style={{ left: stays?.left }}
    >
      {editing ? (
        <CellInput
          name={read(props.cellName(row, index, column))}
          draft={editing.draft}
          whole={editing.whole}
          numeric={column.numeric ?? false}
          invalid={props.refused}
          onCommit={handlers.onCommit}
          onCancel={handlers.onCancel}
        />
      ) : column.primary && openable ? (
        <button
          type="button"
          // Enter on the cell does the same.
          tabIndex={-1}
          onClick={() => handlers.onOpen(row)}
          className="max-w-full truncate rounded-sm text-accent-text hover:underline"
        >
          {content}
        </button>
      ) : (
        content
      )}
    </td>
  );
}

/** How far a cell is shortened: words most, what is drawn less, for an amount may stand in it; a figure or a code never. */
function widthOf({ numeric }: Pick<Column<never>, 'numeric'>, content: ReactNode): string {
  if (numeric || isCode(content)) return 'max-w-90';
  return typeof content === 'string' ? 'max-w-(--widest-words)' : 'max-w-(--widest-part)';
}

/** One word with a digit or an underscore in it, as that of an invoice or a dictionary, or a time: cut, it says nothing. */
const codeOrTime = /^(?=.*[\d_])[\w.()/+-]+$|^[\d :-]+$/;
const isCode = (content: ReactNode): boolean => typeof content === 'string' && codeOrTime.test(content);

/** On a narrow screen the sticky column is limited, so that the other columns stay visible. */
function stickyCell({ narrow }: StickyPlace, inRange: boolean): string {
  return classNames(
    narrow ? 'sticky z-10 max-w-[38vw] md:max-w-(--widest-name)' : 'max-w-(--widest-name) md:sticky md:z-10',
    !inRange && 'shadow-[1px_0_0_var(--line)]',
  );
}
