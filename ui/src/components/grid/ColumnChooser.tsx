import { useRef, type PointerEvent } from 'react';
import ArrowDown from 'lucide:arrow-down';
import ArrowUp from 'lucide:arrow-up';
import Columns3 from 'lucide:columns-3';
import GripVertical from 'lucide:grip-vertical';
import { fill, text } from '@rdm/core/internal/kernel';
import { useText } from '../../theme';
import { Button } from '../Button';
import { Checkbox } from '../Checkbox';
import { IconButton } from '../IconButton';
import { Popover } from '../Popover';
import type { Column } from './Column';
import { declaredLayout, orderedColumns, withColumnAt, withColumnToggled, type ColumnLayout } from './column-layout';

const labels = {
  columns: text('显示列', 'Columns'),
  up: text('上移{column}', 'Move {column} up'),
  down: text('下移{column}', 'Move {column} down'),
  drag: text('拖动以排序', 'Drag to reorder'),
  widths: text(
    '列宽：拖动表头边线，双击适应内容；或在表头按 Shift+←、→、Enter',
    'Widths: drag the edge of a head, double click to fit; or Shift+←, →, Enter on a head',
  ),
  reset: text('恢复默认', 'Reset'),
};

export interface ColumnChooserProps<Row> {
  columns: readonly Column<Row>[];
  layout: ColumnLayout;
  onLayout: (layout: ColumnLayout) => void;
}

/** Chooses which columns of a table are shown and in which order; the primary column is always shown. */
export function ColumnChooser<Row>(props: ColumnChooserProps<Row>) {
  return (
    <Popover label={labels.columns} width={280} button={<Columns3 aria-hidden size={16} />}>
      <ColumnList {...props} />
    </Popover>
  );
}

function ColumnList<Row>({ columns, layout, onLayout }: ColumnChooserProps<Row>) {
  const read = useText();
  const list = useRef<HTMLUListElement>(null);
  const ordered = orderedColumns(columns, layout.order);
  const put = (key: string, place: number) => onLayout(withColumnAt(columns, layout, key, place));
  const drag = (key: string) => (event: PointerEvent) => {
    if (event.buttons !== 1) return;
    const boxes = [...(list.current?.children ?? [])].map((item) => item.getBoundingClientRect());
    const over = boxes.findIndex(({ top, bottom }) => event.clientY >= top && event.clientY < bottom);
    if (over >= 0 && ordered[over]?.key !== key) put(key, over);
  };
  return (
    <div className="flex flex-col">
      <ul ref={list}>
        {ordered.map((column, place) => {
          const title = read(column.title);
          return (
            <li key={column.key} className="flex items-center gap-1">
              <span
                title={read(labels.drag)}
                onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
                onPointerMove={drag(column.key)}
                className="shrink-0 cursor-grab touch-none text-dim active:cursor-grabbing"
              >
                <GripVertical aria-hidden size={16} />
              </span>
              <Checkbox
                className="min-w-0 flex-1"
                label={column.title}
                checked={Boolean(column.primary) || !layout.hidden.includes(column.key)}
                disabled={column.primary}
                onChange={() => onLayout(withColumnToggled(layout, column.key))}
              />
              <IconButton
                size="small"
                label={fill(labels.up, { column: title })}
                icon={<ArrowUp aria-hidden size={14} />}
                disabled={place === 0}
                onClick={() => put(column.key, place - 1)}
              />
              <IconButton
                size="small"
                label={fill(labels.down, { column: title })}
                icon={<ArrowDown aria-hidden size={14} />}
                disabled={place === ordered.length - 1}
                onClick={() => put(column.key, place + 1)}
              />
            </li>
          );
        })}
      </ul>
      <p className="mt-1 border-t border-line px-1 pt-2 text-hint text-dim">{read(labels.widths)}</p>
      <Button size="small" variant="text" onClick={() => onLayout(declaredLayout)}>
        {read(labels.reset)}
      </Button>
    </div>
  );
}
