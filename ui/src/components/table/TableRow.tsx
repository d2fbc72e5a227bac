import type { KeyboardEvent } from 'react';
import { fill, text } from '@rdm/core/kernel';
import { useText } from '../../theme';
import { Checkbox } from '../Checkbox';
import { classNames } from '../class-names';
import { alignmentOf, cellText, type Column, type RowAction } from './Column';
import { RowActions } from './RowActions';

const labels = { select: text('选择第 {row} 行', 'Select row {row}') };

export interface TableRowProps<Row> {
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  offsets: ReadonlyMap<string, number>;
  height: number;
  /** The one row the Tab key reaches. */
  current: boolean;
  highlighted: boolean;
  selected?: boolean;
  onSelect?: (selected: boolean) => void;
  onOpen?: (row: Row) => void;
  actions?: readonly RowAction[];
  onCurrent: () => void;
  onMove: (event: KeyboardEvent<HTMLTableRowElement>) => void;
}

export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, index, columns, offsets, height, current, highlighted, selected, onSelect, onOpen, actions } = props;
  const read = useText();
  const marked = selected || highlighted;
  const cell = classNames('border-b border-line px-2', marked ? 'bg-accent-soft' : 'bg-raised group-hover:bg-hover');
  return (
    <tr
      data-index={index}
      aria-rowindex={index + 2}
      tabIndex={current ? 0 : -1}
      aria-selected={onSelect ? Boolean(selected) : undefined}
      aria-current={highlighted || undefined}
      onFocus={props.onCurrent}
      onKeyDown={(event) => {
        // Keys pressed inside a cell's own control belong to that control.
        if (event.target !== event.currentTarget) return;
        if (event.key === 'Enter') onOpen?.(row);
        else if (event.key === ' ' && onSelect) {
          event.preventDefault();
          onSelect(!selected);
        } else props.onMove(event);
      }}
      className="group focus-visible:-outline-offset-2"
      style={{ height }}
    >
      {onSelect && (
        <td className={classNames(cell, 'sticky left-0 z-10 text-center')}>
          <Checkbox
            aria-label={read(fill(labels.select, { row: index + 1 }))}
            checked={Boolean(selected)}
            onChange={onSelect}
          />
        </td>
      )}
      {columns.map((column) => {
        const content = column.render ? column.render(row, index) : cellText(row, column.key);
        const left = offsets.get(column.key);
        return (
          <td
            key={column.key}
            className={classNames(cell, alignmentOf(column), left !== undefined && 'sticky z-10', 'max-w-90 truncate')}
            style={{ left }}
          >
            {column.primary && onOpen ? (
              <button
                type="button"
                onClick={() => onOpen(row)}
                className="max-w-full truncate rounded-sm text-accent-text hover:underline"
              >
                {content}
              </button>
            ) : (
              content
            )}
          </td>
        );
      })}
      {actions && (
        <td className={classNames(cell, 'md:sticky md:right-0 md:z-10 md:shadow-[-1px_0_0_var(--line)]')}>
          <RowActions actions={actions} />
        </td>
      )}
    </tr>
  );
}
