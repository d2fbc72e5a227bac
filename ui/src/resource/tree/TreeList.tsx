import { useRef, useState, type KeyboardEvent } from 'react';
import ChevronRight from 'lucide:chevron-right';
import LoaderCircle from 'lucide:loader-circle';
import Square from 'lucide:square';
import SquareCheck from 'lucide:square-check';
import SquareMinus from 'lucide:square-minus';
import { classNames } from '../../components';
import { useText, type Label } from '../../theme';
import { treeMove, type TreeRow } from './TreeRow';

export interface TreeListProps {
  /** Names the tree. */
  label: Label;
  rows: readonly TreeRow[];
  onOpen: (id: string, open: boolean) => void;
  /** Chooses a row, or ticks it where rows can be ticked. */
  onChoose: (id: string) => void;
}

/** A tree as indented rows; one of them takes the Tab key, arrows move, Enter and Space choose. */
export function TreeList({ label, rows, onOpen, onChoose }: TreeListProps) {
  const read = useText();
  const [current, setCurrent] = useState<string | null>(null);
  const tree = useRef<HTMLDivElement>(null);
  const found = rows.findIndex(({ id, selected }) => (current === null ? selected === true : id === current));
  const active = Math.max(found, 0);
  const ticked = rows.some(({ checked }) => checked !== undefined);

  const follow = (event: KeyboardEvent) => {
    const move = treeMove(rows, active, event.key);
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const row = rows[active]!;
    if ('open' in move) onOpen(row.id, move.open);
    else if ('choose' in move) onChoose(row.id);
    else {
      setCurrent(rows[move.to]!.id);
      tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[move.to]?.focus();
    }
  };
  return (
    <div ref={tree} role="tree" aria-label={read(label)} aria-multiselectable={ticked || undefined} onKeyDown={follow}>
      {rows.map((row, place) => (
        <div
          key={row.id}
          role="treeitem"
          aria-level={row.level}
          aria-expanded={row.open ?? undefined}
          aria-selected={row.checked === undefined ? row.selected === true : undefined}
          aria-checked={row.checked}
          aria-busy={row.busy || undefined}
          tabIndex={place === active ? 0 : -1}
          onFocus={() => setCurrent(row.id)}
          onClick={() => onChoose(row.id)}
          className={classNames(
            'flex min-h-8 cursor-default items-center gap-1 rounded-sm pr-2 -outline-offset-2',
            row.selected ? 'bg-accent-soft text-accent-text' : 'hover:bg-hover',
          )}
          style={{ paddingLeft: (row.level - 1) * 16 }}
        >
          <Opener row={row} onOpen={onOpen} />
          {row.checked !== undefined && <Tick checked={row.checked} />}
          <span className="min-w-0 flex-1 truncate" title={read(row.title)}>
            {read(row.title)}
          </span>
        </div>
      ))}
    </div>
  );
}

/** For the mouse; the keyboard opens by → and closes by ←. */
function Opener({ row, onOpen }: { row: TreeRow; onOpen: TreeListProps['onOpen'] }) {
  if (row.busy) return <LoaderCircle aria-hidden size={16} className="size-6 shrink-0 animate-spin p-1 text-dim" />;
  if (row.open === null) return <span className="size-6 shrink-0" />;
  return (
    <span
      aria-hidden
      data-opens={row.id}
      className="flex size-6 shrink-0 items-center justify-center text-dim"
      onClick={(event) => {
        event.stopPropagation();
        onOpen(row.id, !row.open);
      }}
    >
      <ChevronRight size={16} className={row.open ? 'rotate-90' : undefined} />
    </span>
  );
}

function Tick({ checked }: { checked: boolean | 'mixed' }) {
  const Icon = checked === 'mixed' ? SquareMinus : checked ? SquareCheck : Square;
  return <Icon aria-hidden size={16} className={classNames('shrink-0', checked ? 'text-accent-text' : 'text-dim')} />;
}
