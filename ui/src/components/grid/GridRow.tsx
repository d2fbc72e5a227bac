import { memo, useId } from 'react';
import { fill, text } from '@rdm/core/internal/kernel';
import { useText, type Label } from '../../theme';
import { Checkbox } from '../Checkbox';
import { classNames } from '../class-names';
import type { Column, GridLook, RowAction, RowLook } from './Column';
import { GridCell } from './GridCell';
import { FigureCell, WordsCell } from './PaperCell';
import { RowActions } from './RowActions';
import type { RowHandlers } from './row-handlers';
import type { StickyPlaces } from './sticky-columns';
import type { Editing } from './use-cell-editing';

const labels = { select: text('选择第 {row} 行', 'Select row {row}') };

export interface GridRowProps<Row> {
  look: GridLook;
  row: Row;
  index: number;
  /** Its place among the rows of the head and the body, from 1. */
  rowIndex: number;
  columns: readonly Column<Row>[];
  sticky: StickyPlaces;
  height: number;
  /** The column of the cell in the tab order; −1 in every row but one. */
  active: number;
  /** The columns of the range in this row; −1 where there are none. */
  rangeLeft: number;
  rangeRight: number;
  /** Set when the cell being edited is in this row. */
  editing?: Editing;
  refused: boolean;
  highlighted: boolean;
  selectable: boolean;
  selected: boolean;
  openable: boolean;
  editable: boolean;
  actionsOf?: (row: Row) => readonly RowAction[];
  headingOf?: (row: Row) => string | undefined;
  lookOf?: (row: Row) => RowLook;
  cellName: (row: Row, index: number, column: Column<Row>) => Label;
  handlers: RowHandlers<Row>;
}

function Row<Row>(props: GridRowProps<Row>) {
  const { look, row, index, columns, height, active, highlighted, selectable, selected, actionsOf, handlers } = props;
  const read = useText();
  // Only the controls of the row with the cursor are in the tab order.
  const tabIndex = active >= 0 ? 0 : -1;
  const ground = look === 'list' ? listGround(selected || highlighted) : undefined;
  return (
    <tr
      data-row={index}
      aria-rowindex={props.rowIndex}
      aria-selected={selectable ? selected : undefined}
      aria-current={highlighted || undefined}
      className={ground && 'group'}
      style={{ height }}
    >
      {selectable && (
        <td className={classNames('sticky left-0 z-10 border-b border-line px-2 text-center', ground)}>
          <Checkbox
            // No higher than the lowest row, and still as large to hit.
            className="-my-1 align-middle"
            aria-label={read(fill(labels.select, { row: index + 1 }))}
            tabIndex={tabIndex}
            checked={selected}
            onChange={(on) => handlers.onSelect(row, on)}
          />
        </td>
      )}
      {ground === undefined ? (
        <PaperCells {...props} />
      ) : (
        columns.map((column, place) => (
          <GridCell
            key={column.key}
            row={row}
            index={index}
            place={place}
            column={column}
            ground={ground}
            stays={props.sticky.get(column.key)}
            active={place === active}
            inRange={place >= props.rangeLeft && place <= props.rangeRight}
            editing={props.editing?.place.column === place ? props.editing : undefined}
            refused={props.refused}
            openable={props.openable}
            editable={props.editable}
            cellName={props.cellName}
            handlers={handlers}
          />
        ))
      )}
      {actionsOf && (
        <td
          data-actions
          className={classNames(
            'border-b border-line px-2 md:sticky md:right-0 md:z-10 md:shadow-[-1px_0_0_var(--line)]',
            ground,
          )}
        >
          <RowActions actions={actionsOf(row)} tabIndex={tabIndex} />
        </td>
      )}
    </tr>
  );
}

function PaperCells<Row>(props: GridRowProps<Row>) {
  const { row, index, columns, highlighted, active } = props;
  const read = useText();
  const rowId = useId();
  const { strong = false, shaded = false } = props.lookOf?.(row) ?? {};
  const heading = props.headingOf?.(row);
  const ground = highlighted ? 'bg-accent-soft' : shaded ? 'bg-sunken' : 'bg-raised';
  return columns.map((column, place) => {
    const figure = column.figure?.(row);
    const shared = {
      ...{ row, index, place, column, ground },
      stays: props.sticky.get(column.key),
      inRange: place >= props.rangeLeft && place <= props.rangeRight,
    };
    return figure ? (
      <FigureCell
        key={column.key}
        {...shared}
        figure={figure}
        rowId={rowId}
        read={read}
        active={place === active}
        editable={props.editable}
        cellName={props.cellName}
        handlers={props.handlers}
      />
    ) : (
      <WordsCell key={column.key} {...shared} heads={column.key === heading} strong={strong} />
    );
  });
}

function listGround(marked: boolean): string {
  return marked ? 'bg-accent-soft' : 'bg-raised group-hover:bg-hover';
}

export const GridRow = memo(Row) as typeof Row;
