import { useMemo, useState } from 'react';
import ChevronDown from 'lucide:chevron-down';
import ChevronRight from 'lucide:chevron-right';
import ChevronsLeft from 'lucide:chevrons-left';
import ChevronsRight from 'lucide:chevrons-right';
import { Link } from 'react-router';
import { fill, text } from '@rdm/core/internal/kernel';
import { Button, CardList, Grid, rowHeights, useNarrow, type Column } from '../../../components';
import { useText, type Label } from '../../../theme';
import { fittedWidth } from './fitted-width';
import { headingPlace, type PaperCell, type PaperColumn, type PaperRow } from './paper-table';

const labels = {
  figure: text('{row} {column}', '{row} {column}'),
  numbered: text('{number} {title}', '{number} {title}'),
  fold: text('折叠{name}', 'Fold {name}'),
  unfold: text('展开{name}', 'Unfold {name}'),
  foldOptions: text('收起选项栏', 'Hide the options'),
  unfoldOptions: text('展开选项栏', 'Show the options'),
};

export interface PaperTableProps {
  /** Accessible name of the table. */
  label: Label;
  columns: readonly PaperColumn[];
  rows: readonly PaperRow[];
  /** A sheet of few rows and many columns: on a telephone a card for each row. */
  onCards?: boolean;
}

const keyOf = ({ key }: PaperRow) => key;
const lookOf = ({ strong }: PaperRow) => ({ strong, shaded: strong });

/** A ledger or a summary as printed: merged heads, full grid, in its own scroll container. */
export function PaperTable({ label, columns, rows, onCards }: PaperTableProps) {
  const read = useText();
  const isNarrow = useNarrow();
  const [isUnfolded, setUnfolded] = useState(false);
  const stated = useMemo(() => {
    // A sheet with columns that stay while the others scroll is wider than most pages.
    const fits = columns.some(({ sticky }) => sticky);
    return columns.map((column, place) => {
      const width = fits ? fittedWidth(column, place, rows, read) : column.width;
      return columnOf({ ...column, width }, place, read);
    });
  }, [columns, rows, read]);
  const folding = columns.some(({ folds }) => folds);
  const shown = useMemo(
    () => (isUnfolded ? stated : stated.filter((_, place) => !columns[place]?.folds)),
    [stated, columns, isUnfolded],
  );
  const headingOf = useMemo(() => (row: PaperRow) => columns[headingPlace(row)]?.key, [columns]);
  const cellName = useMemo(
    () => (row: PaperRow, _: number, column: Column<PaperRow>) => {
      const heading = row.cells[headingPlace(row)]?.words;
      return fill(labels.figure, { row: heading ? read(heading) : '', column: read(column.title) });
    },
    [read],
  );
  if (onCards && isNarrow)
    return <CardList label={label} columns={cardColumns(stated, rows)} rows={rows} rowKey={keyOf} />;
  const FoldIcon = isUnfolded ? ChevronsLeft : ChevronsRight;
  return (
    <>
      {folding && (
        <Button
          variant="text"
          size="small"
          icon={<FoldIcon aria-hidden size={14} />}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {read(isUnfolded ? labels.foldOptions : labels.unfoldOptions)}
        </Button>
      )}
      <Grid
        label={label}
        look="paper"
        columns={shown}
        rows={rows}
        rowKey={keyOf}
        rowHeight={rowHeights.normal}
        headingOf={headingOf}
        lookOf={lookOf}
        cellName={cellName}
        maxHeight="72dvh"
      />
    </>
  );
}

/** As plain words and figures. The number of a column tells it from others of one title, which stand under different heads on the sheet. */
function cardColumns(columns: readonly Column<PaperRow>[], rows: readonly PaperRow[]): readonly Column<PaperRow>[] {
  return columns.map((column) => ({
    ...column,
    render: undefined,
    title: column.number ? fill(labels.numbered, { number: column.number, title: column.title }) : column.title,
    numeric: rows.some((row) => column.figure?.(row)),
  }));
}

function columnOf(column: PaperColumn, place: number, read: (label: Label) => string): Column<PaperRow> {
  return {
    ...column,
    figure: ({ cells, strong }) => {
      const { value, words, memo, onOpen } = cells[place] ?? {};
      if (words || value === undefined || value === null || value === '') return undefined;
      return { value, strong, aside: memo, onOpen };
    },
    text: ({ cells }) => wordsOf(cells[place], read),
    render: (row) => {
      const cell = row.cells[place] ?? {};
      const words = wordsOf(cell, read);
      if (row.fold && place === headingPlace(row)) return <Fold {...row.fold} name={words} />;
      return (
        words && (
          <span title={words} className="line-clamp-2 leading-4">
            {cell.to ? (
              <Link to={cell.to} className="text-accent-text hover:underline">
                {words}
              </Link>
            ) : (
              words
            )}
          </span>
        )
      );
    },
  };
}

function wordsOf(cell: PaperCell | undefined, read: (label: Label) => string): string {
  return cell?.words ? read(cell.words) : '';
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
      className="-mx-2 flex h-8.75 w-[calc(100%+1rem)] items-center gap-1 px-2 font-semibold hover:bg-hover"
    >
      <Icon aria-hidden size={14} className="shrink-0" />
      <span className="truncate">{name}</span>
    </button>
  );
}
