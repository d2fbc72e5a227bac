import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { classNames } from '../../components';
import { useText, type Label } from '../../theme';
import type { Found } from './find-everything';
import type { PaletteViewModel } from './PaletteViewModel';

const labels = {
  searching: text('正在搜索…', 'Searching…'),
  none: text('没有发现菜单、项目或人员', 'No menu, project or person found'),
};

export interface PaletteListProps {
  /** The rows are `<id>-0`, `<id>-1` and so on. */
  id: string;
  label: Label;
  palette: PaletteViewModel;
  onOpen: (row: Found) => void;
}

/** The results by kind; the chosen row is scrolled into view. */
export const PaletteList = observer(function PaletteList({ id, label, palette, onOpen }: PaletteListProps) {
  const read = useText();
  const list = useRef<HTMLDivElement>(null);
  const { all, chosenRow, groups } = palette;
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [chosenRow]);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto p-1">
      <div ref={list} id={id} role="listbox" aria-label={read(label)}>
        {groups.map((group) => (
          <div key={group.key} role="group" aria-label={read(group.label)}>
            <p aria-hidden className="px-2 pt-2 pb-1 text-hint text-dim">
              {read(group.label)}
            </p>
            {group.found.map((row) => (
              <div
                key={row.key}
                id={`${id}-${all.indexOf(row)}`}
                role="option"
                aria-selected={row === chosenRow}
                className={classNames(
                  'flex min-h-9 cursor-pointer items-center gap-2 rounded-sm px-2',
                  row === chosenRow && 'bg-hover',
                )}
                // Keeps the focus in the input.
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => palette.choose(row)}
                onClick={() => onOpen(row)}
              >
                <span className="min-w-0 truncate">{read(row.title)}</span>
                <span className="ml-auto max-w-1/2 shrink-0 truncate text-hint text-dim">{row.hint}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className="px-2 text-dim">
        {palette.searching ? read(labels.searching) : all.length === 0 && read(labels.none)}
      </p>
    </div>
  );
});
