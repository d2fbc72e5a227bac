import { memo } from 'react';
import { fill, text } from '@rdm/core/kernel';
import { useText } from '../../theme';
import { Checkbox } from '../Checkbox';
import { classNames } from '../class-names';
import type { Column, RowAction } from './Column';
import { RowActions } from './RowActions';
import { stickyColumn, stickyLeft } from './sticky-column';
import { TableCell } from './TableCell';
import type { RowHandlers } from './row-handlers';
import type { Editing } from './use-cell-editing';

const labels = { select: text('选择第 {row} 行', 'Select row {row}') };

export interface TableRowProps<Row> {
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  height: number;
  /** The column of the cell the Tab key reaches; −1 in every row but one. */
  active: number;
  /** The columns of the range in this row; −1 where there are none. */
  rangeLeft: number;
  rangeRight: number;
  /** The cell being typed in stands in this row. */
  editing?: Editing;
  refused: boolean;
  highlighted: boolean;
  selectable: boolean;
  selected: boolean;
  openable: boolean;
  editable: boolean;
  actionsOf?: (row: Row) => readonly RowAction[];
  handlers: RowHandlers<Row>;
}

function Row<Row>(props: TableRowProps<Row>) {
  const { row, index, columns, height, active, highlighted, selectable, selected, actionsOf, handlers } = props;
  const read = useText();
  const marked = selected || highlighted;
  const ground = marked ? 'bg-accent-soft' : 'bg-raised group-hover:bg-hover';
  const sticky = stickyColumn(columns);
  // One row at a time gives its controls to the Tab key: the one with the cursor.
  const tabIndex = active >= 0 ? 0 : -1;
  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={selectable ? selected : undefined}
      aria-current={highlighted || undefined}
      className="group"
      style={{ height }}
    >
      {selectable && (
        <td className={classNames('sticky left-0 z-10 border-b border-line px-2 text-center', ground)}>
          <Checkbox
            aria-label={read(fill(labels.select, { row: index + 1 }))}
            tabIndex={tabIndex}
            checked={selected}
            onChange={(on) => handlers.onSelect(row, on)}
          />
        </td>
      )}
      {columns.map((column, place) => (
        <TableCell
          key={column.key}
          row={row}
          index={index}
          place={place}
          column={column}
          ground={ground}
          left={stickyLeft(place === sticky, selectable)}
          active={place === active}
          inRange={place >= props.rangeLeft && place <= props.rangeRight}
          editing={props.editing?.place.column === place ? props.editing : undefined}
          refused={props.refused}
          openable={props.openable}
          editable={props.editable}
          handlers={handlers}
        />
      ))}
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

export const TableRow = memo(Row) as typeof Row;
