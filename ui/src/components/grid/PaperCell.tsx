import { text } from '@rdm/core/internal/kernel';
import type { Label } from '../../theme';
import { Amount, amountText } from '../Amount';
import { classNames } from '../class-names';
import { cellMark } from './cell-element';
import { alignmentOf, cellText, isEditable, type Column, type Figure } from './Column';
import { inRangeCell } from './GridCell';
import type { RowHandlers } from './row-handlers';
import { StandingInput } from './StandingInput';
import { paperSticky, type StickyPlace } from './sticky-columns';

const labels = { changed: text('未保存', 'not saved') };

const box = 'border-r border-b border-line-strong';

interface PaperCellProps<Row> {
  row: Row;
  index: number;
  place: number;
  column: Column<Row>;
  ground: string;
  stays?: StickyPlace;
  inRange: boolean;
}

export interface WordsCellProps<Row> extends PaperCellProps<Row> {
  /** It names the row. */
  heads: boolean;
  strong: boolean;
}

/** A text cell of an official sheet, or one that the form leaves blank; the cursor skips it. */
export function WordsCell<Row>(props: WordsCellProps<Row>) {
  const { row, index, place, column, ground, stays, inRange, heads, strong } = props;
  const content = column.render ? column.render(row, index) : column.figure ? null : cellText(column, row);
  const own = {
    'data-column': place,
    'aria-selected': inRange || undefined,
    style: stays && { left: stays.left },
    className: classNames(
      box,
      'px-1 md:px-2',
      inRange ? inRangeCell : ground,
      paperSticky(stays),
      heads ? 'text-left' : alignmentOf(column),
      heads && (strong ? 'font-semibold' : 'font-normal'),
    ),
  };
  return heads ? (
    <th scope="row" {...own}>
      {content}
    </th>
  ) : (
    <td {...own}>{content}</td>
  );
}

export interface FigureCellProps<Row> extends PaperCellProps<Row> {
  figure: Figure;
  /** Prefix of the ids in its row. */
  rowId: string;
  read: (label: Label) => string;
  active: boolean;
  editable: boolean;
  cellName: (row: Row, index: number, column: Column<Row>) => Label;
  handlers: RowHandlers<Row>;
}

/** A figure of an official sheet: a tinted input, a button that opens its explanation, or plain text. */
export function FigureCell<Row>(props: FigureCellProps<Row>) {
  const { row, index, place, column, ground, stays, inRange, figure, read, active, editable, handlers } = props;
  const { value, digits = 2, strong, aside, changed, error, hint, onOpen } = figure;
  const id = `${props.rowId}${place}`;
  const takesEntry = editable && isEditable(column, row);
  const at = { row: index, column: place };
  const name = takesEntry || onOpen ? read(props.cellName(row, index, column)) : '';
  const describedBy = [error && id, figure.describedBy].filter(Boolean).join(' ') || undefined;
  const own = { tabIndex: active ? 0 : -1, 'data-cell': cellMark(at) };
  const isPlain = !takesEntry && !onOpen;
  return (
    <td
      data-column={place}
      data-changed={changed || undefined}
      aria-selected={inRange || undefined}
      aria-readonly={editable ? !takesEntry : undefined}
      onClick={(event) => {
        // With Shift a click ends a range.
        if (!event.shiftKey) onOpen?.();
      }}
      {...(isPlain && own)}
      className={classNames(
        box,
        isPlain && 'px-1 md:px-2 focus-visible:-outline-offset-2',
        changed && !stays && 'relative',
        paperSticky(stays),
        inRange ? inRangeCell : takesEntry ? 'bg-cell-input' : figure.differs ? 'bg-warning-soft' : ground,
      )}
      style={stays && { left: stays.left }}
    >
      {changed && (
        <span className="pointer-events-none absolute top-0 left-0 border-4 border-transparent border-t-cell-changed border-l-cell-changed">
          <span className="sr-only">{read(labels.changed)}</span>
        </span>
      )}
      {takesEntry ? (
        <StandingInput
          name={name}
          place={at}
          value={value ?? ''}
          digits={digits}
          invalid={error !== undefined}
          describedBy={describedBy}
          handlers={handlers}
        />
      ) : onOpen ? (
        <button
          {...own}
          type="button"
          aria-label={`${name} ${amountText(value, digits)}`}
          aria-describedby={describedBy}
          title={hint && read(hint)}
          className="block h-8.75 w-full px-1 md:px-2 hover:bg-hover focus-visible:-outline-offset-2"
        >
          <Amount value={value} digits={digits} strong={strong} aside={aside} />
        </button>
      ) : (
        <Amount value={value} digits={digits} strong={strong} aside={aside} />
      )}
      {error && (
        <p id={id} className="px-2 pb-1 text-right text-hint text-danger">
          {read(error)}
        </p>
      )}
    </td>
  );
}
