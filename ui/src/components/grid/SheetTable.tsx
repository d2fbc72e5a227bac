import { useMemo, useState } from 'react';
import { fill, text } from '@rdm/core/internal/kernel';
import { useText, type Label } from '../../theme';
import { useLatest } from '../latest';
import { useNarrow } from '../use-narrow';
import { rowHeights, type Column } from './Column';
import { Grid } from './Grid';
import { OneColumnShown } from './OneColumnShown';
import { cellsOf, type SheetChange, type SheetColumn, type SheetRow } from './SheetRow';

const labels = {
  line: text('行次', 'Line'),
  item: text('项目', 'Item'),
  amount: text('金额', 'Amount'),
  row: text('第 {line} 行', 'Line {line}'),
  cell: text('第{line}行 {name} {column}', 'Line {line} {name} {column}'),
};

export interface SheetTableProps {
  /** The title as printed on the form. */
  title: Label;
  /** The unit line at the right: 金额单位：元（列至角分）. */
  unit?: Label;
  rows: readonly SheetRow[];
  /** By default one column 金额. */
  columns?: readonly SheetColumn[];
  /** One change when typed, several when pasted. */
  onChange?: (changes: readonly SheetChange[]) => void;
  /** A figure was clicked, or Enter pressed on a computed one, Alt+Enter on any: open its explanation. */
  onOpen?: (line: string, column: string) => void;
  /** The line whose explanation is open. */
  selectedLine?: string;
  digits?: number;
  /** The title is shown elsewhere; here it is only the accessible name. */
  titleHidden?: boolean;
  maxHeight?: string;
}

const oneColumn: readonly SheetColumn[] = [{ key: 'value', title: labels.amount }];

/** Wide enough for hundreds of millions; narrower on a narrow page. */
const amountWidth = 'clamp(112px, 30vw, 140px)';

const lineOf = ({ line }: SheetRow) => line;
const rowName = ({ line }: SheetRow) => fill(labels.row, { line });
const item = 'item';
const headingOf = () => item;
const lookOf = ({ strong }: SheetRow) => ({ strong });

/**
 * An official form as on paper: line numbers, tinted input cells, plain computed figures. On a telephone one column of
 * figures at a time beside the names, that which is chosen above.
 */
export function SheetTable(props: SheetTableProps) {
  const { title, unit, rows, columns = oneColumn, onChange, selectedLine, digits = 2 } = props;
  const read = useText();
  const open = useLatest(props.onOpen);
  const [asked, setAsked] = useState<string>();
  const isOneByOne = useNarrow() && columns.length > 1;
  const only = isOneByOne ? (columns.find(({ key }) => key === asked)?.key ?? mostTyped(columns, rows)) : null;
  const stated = useMemo(() => {
    const onOpen = (line: string, column: string) => open.current?.(line, column);
    const figures = columns.map((column, place) => figureColumn(column, place, digits, onOpen));
    return [...lead(read), ...figures.filter(({ key }) => only === null || key === only)];
  }, [columns, digits, only, open, read]);
  const cellName = useMemo(
    () => (row: SheetRow, _: number, column: Column<SheetRow>) =>
      fill(labels.cell, { line: row.line, name: read(row.name), column: read(column.title) }),
    [read],
  );
  const editable = rows.some((row) => cellsOf(row).some((cell) => cell.editable));
  return (
    <div className="min-w-0">
      {!props.titleHidden && <h2 className="text-center text-heading font-semibold">{read(title)}</h2>}
      {only !== null && <OneColumnShown columns={columns} rows={rows} shown={only} onShow={setAsked} />}
      {unit && <p className="mb-1 text-right text-hint text-dim">{read(unit)}</p>}
      <Grid
        label={title}
        look="paper"
        columns={stated}
        rows={rows}
        rowKey={lineOf}
        rowHeight={rowHeights.normal}
        currentKey={selectedLine}
        rowName={rowName}
        cellName={cellName}
        headingOf={headingOf}
        lookOf={lookOf}
        onEdit={
          editable
            ? (edits) => onChange?.(edits.map(({ row, column, value }) => ({ line: row, column, value })))
            : undefined
        }
        maxHeight={props.maxHeight}
      />
    </div>
  );
}

/** The column into which most is typed, the first where nothing is. */
function mostTyped(columns: readonly SheetColumn[], rows: readonly SheetRow[]): string | null {
  const typed = columns.map((_, place) => rows.filter((row) => cellsOf(row)[place]?.editable).length);
  return columns[typed.indexOf(Math.max(...typed))]?.key ?? null;
}

/** The line number and the name of a line. */
function lead(read: (label: Label) => string): readonly Column<SheetRow>[] {
  return [
    { key: 'line', title: labels.line, width: 'clamp(40px, 8vw, 56px)', align: 'center', numeric: true },
    {
      key: item,
      title: labels.item,
      minWidth: 'clamp(120px, 30vw, 160px)',
      text: ({ name }) => read(name),
      render: ({ name, indent = 0 }) => (
        // A formula such as 8+9+10+… has no place to break at, and would push the amounts off a narrow page.
        <span className="block wrap-anywhere" style={{ paddingLeft: 16 * indent }}>
          {read(name)}
        </span>
      ),
    },
  ];
}

function figureColumn(
  { key, title, group, width, aside }: SheetColumn,
  place: number,
  digits: number,
  onOpen: (line: string, column: string) => void,
): Column<SheetRow> {
  return {
    key,
    title,
    width: width ?? amountWidth,
    ...(group && { groups: [group] }),
    figure: (row) => {
      const cell = cellsOf(row)[place];
      if (!cell) return undefined;
      const { value, changed, error } = cell;
      const { line, strong } = row;
      const shown = { value, changed, error, strong, aside, digits: cell.digits ?? digits };
      return aside ? shown : { ...shown, onOpen: () => onOpen(line, key) };
    },
    editor: { kind: 'decimal', locked: (row) => !cellsOf(row)[place]?.editable },
  };
}
