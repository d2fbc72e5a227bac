import { memo } from 'react';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { fill, text, type Text } from '@rdm/core/kernel';
import { Amount, amountText, classNames } from '../../../components';
import { useText } from '../../../theme';
import type { PaperCell, PaperColumn, PaperRow } from './paper-table';
import { stickyStyle, type StickyPlaces } from './sticky-places';

const labels = {
  figure: text('{row} {column}', '{row} {column}'),
  fold: text('折叠{name}', 'Fold {name}'),
  unfold: text('展开{name}', 'Unfold {name}'),
};

const cellClass = 'h-9 border-r border-b border-line-strong px-2';

export interface PaperCellsProps {
  row: PaperRow;
  /** The place of the row. */
  at: number;
  columns: readonly PaperColumn[];
  sticky: StickyPlaces;
  /** The figure the Tab key reaches, as `row:column`. */
  tabStop: string | null;
}

/** The cells of a row: the first words of it are its heading. Scrolling draws only rows that were not in sight. */
export const PaperCells = memo(function PaperCells({ row, at, columns, sticky, tabStop }: PaperCellsProps) {
  const read = useText();
  const named = row.cells.findIndex(({ words }) => words);
  const name = named < 0 ? '' : read(row.cells[named]!.words!);
  return columns.map((column, place) => {
    const cell = row.cells[place] ?? {};
    const stays = sticky.get(column.key);
    const own = {
      style: stickyStyle(stays),
      className: classNames(
        cellClass,
        stays?.className,
        row.strong ? 'bg-sunken' : 'bg-raised',
        column.align === 'center' && 'text-center',
        column.align !== 'center' && 'text-left',
      ),
    };
    if (cell.words === undefined || cell.words === null) {
      const label = fill(labels.figure, { row: name, column: read(column.title) });
      return (
        <td key={column.key} {...own}>
          <Figure cell={cell} strong={row.strong} label={label} place={`${at}:${place}`} tabStop={tabStop} />
        </td>
      );
    }
    const words = read(cell.words);
    const content = (
      <span className="line-clamp-2 leading-4">
        {cell.to ? (
          <Link to={cell.to} className="text-accent-text hover:underline">
            {words}
          </Link>
        ) : (
          words
        )}
      </span>
    );
    if (place !== named) {
      return (
        <td key={column.key} {...own} title={words}>
          {content}
        </td>
      );
    }
    return (
      <th
        key={column.key}
        scope="row"
        {...own}
        className={classNames(own.className, !row.strong && 'font-normal')}
        title={words}
      >
        {row.fold ? <Fold {...row.fold} name={words} /> : content}
      </th>
    );
  });
});

interface FigureProps {
  cell: PaperCell;
  strong?: boolean;
  /** Names the figure to who does not see where it stands. */
  label: Text;
  place: string;
  tabStop: string | null;
}

function Figure({ cell, strong, label, place, tabStop }: FigureProps) {
  const read = useText();
  if (cell.value === undefined || cell.value === null || cell.value === '') return null;
  const amount = <Amount value={cell.value} strong={strong} aside={cell.memo} />;
  if (!cell.onOpen) return amount;
  return (
    <button
      type="button"
      aria-label={`${read(label)} ${amountText(cell.value)}`}
      data-place={place}
      tabIndex={place === tabStop ? 0 : -1}
      onClick={cell.onOpen}
      className="-mx-2 block h-9 w-[calc(100%+1rem)] px-2 hover:bg-hover focus-visible:-outline-offset-2"
    >
      {amount}
    </button>
  );
}

function Fold({ folded, onToggle, name }: NonNullable<PaperRow['fold']> & { name: string }) {
  const read = useText();
  const Icon = folded ? ChevronRight : ChevronDown;
  return (
    <button
      type="button"
      aria-expanded={!folded}
      aria-label={read(fill(folded ? labels.unfold : labels.fold, { name }))}
      onClick={onToggle}
      className="-mx-2 flex h-9 w-[calc(100%+1rem)] items-center gap-1 px-2 font-semibold hover:bg-hover"
    >
      <Icon aria-hidden size={14} className="shrink-0" />
      <span className="truncate">{name}</span>
    </button>
  );
}
