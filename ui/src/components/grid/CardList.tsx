import { Fragment, useState, type ReactNode } from 'react';
import { fill, text } from '@rdm/core/internal/kernel';
import { useText } from '../../theme';
import { Amount, amountText } from '../Amount';
import { Checkbox } from '../Checkbox';
import { classNames } from '../class-names';
import { plainText, type Column, type Figure } from './Column';
import { declaredLayout, shownColumns, type ColumnLayout } from './column-layout';
import type { GridProps } from './Grid';
import { RowActions } from './RowActions';

const labels = {
  select: text('选择 {record}', 'Select {record}'),
  further: text('其余 {count} 项', '{count} more'),
  fewer: text('收起', 'Fewer'),
  total: text('合计', 'Total'),
};

/** Of a record's values, until the rest is asked for. */
const MOST_SHOWN = 6;

export interface CardListProps<Row> extends Pick<
  GridProps<Row>,
  'label' | 'columns' | 'rows' | 'rowKey' | 'selection' | 'rowActions' | 'onOpen' | 'currentKey' | 'totals' | 'totalsOf'
> {
  /** Order and hidden columns, as chosen for the table of the same records. */
  layout?: ColumnLayout;
}

/** The records of a table on a telephone, one card under the other; what is empty takes no line. */
export function CardList<Row>({ columns, layout = declaredLayout, ...props }: CardListProps<Row>) {
  const read = useText();
  const { label, rows, rowKey, totals, totalsOf } = props;
  const shown = shownColumns(columns, layout);
  const heading = shown.find(({ primary }) => primary) ?? shown[0];
  return (
    <>
      <ul aria-label={read(label)} className="divide-y divide-line">
        {rows.map((row, index) => (
          <RecordCard key={rowKey(row)} {...props} columns={shown} heading={heading} row={row} index={index} />
        ))}
      </ul>
      {totals && heading && <Totals columns={shown} heading={heading} totals={totals} totalsOf={totalsOf} />}
    </>
  );
}

/** Sums, then figures, those of nothing last, then words; in the order of the columns. */
function mostTelling<Row>(columns: readonly Column<Row>[], row: Row): readonly Column<Row>[] {
  const rankOf = (column: Column<Row>) => {
    if (!column.numeric) return 3;
    if (column.sums) return 0;
    return /^-?[0.]+$/.test(plainText(column, row)) ? 2 : 1;
  };
  const chosen = new Set(columns.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, MOST_SHOWN));
  return columns.filter((column) => chosen.has(column));
}

interface RecordCardProps<Row> extends Omit<CardListProps<Row>, 'layout'> {
  heading: Column<Row> | undefined;
  row: Row;
  index: number;
}

function RecordCard<Row>({ columns, heading: named, row, index, ...props }: RecordCardProps<Row>) {
  const { rowKey, selection, rowActions, onOpen, currentKey } = props;
  const read = useText();
  const [all, setAll] = useState(false);
  const key = rowKey(row);
  const hasText = (column: Column<Row>) => plainText(column, row) !== '';
  // What names the record may be left open: the first word of it names it then.
  const heading = named && hasText(named) ? named : (columns.find((each) => !each.numeric && hasText(each)) ?? named);
  const name = (heading && plainText(heading, row)) || key;
  const subjects = columns.filter((column) => column.subject && column !== heading && hasText(column));
  const told = columns.filter((column) => column !== heading && !subjects.includes(column) && hasText(column));
  const shown = all ? told : mostTelling(told, row);
  const actions = rowActions?.(row) ?? [];
  const chosen = selection?.selected.has(key) ?? false;
  const choose = (next: boolean) => {
    const selected = new Set(selection?.selected);
    if (next) selected.add(key);
    else selected.delete(key);
    selection?.onChange(selected);
  };
  const said = (
    <>
      {heading && valueOf(heading, row, index)}
      {subjects.map((subject) => (
        <Fragment key={subject.key}> {valueOf(subject, row, index)}</Fragment>
      ))}
    </>
  );
  return (
    <li className={classNames('group flex gap-3 px-4 py-3', key === currentKey && 'bg-sunken')}>
      {selection && (
        <Checkbox
          aria-label={read(fill(labels.select, { record: name }))}
          checked={chosen}
          className="min-h-6 min-w-6 self-start"
          onChange={choose}
        />
      )}
      <div className="min-w-0 flex-1 space-y-1">
        <p className="font-semibold break-words">
          {onOpen ? (
            <button type="button" className="text-left text-accent-text hover:underline" onClick={() => onOpen(row)}>
              {said}
            </button>
          ) : (
            said
          )}
        </p>
        <dl className="text-table">
          {shown.map((column) => (
            <Line key={column.key} title={column.title}>
              {valueOf(column, row, index)}
            </Line>
          ))}
        </dl>
        {told.length > MOST_SHOWN && (
          <button
            type="button"
            aria-expanded={all}
            className="text-hint text-accent-text hover:underline"
            onClick={() => setAll(!all)}
          >
            {read(all ? labels.fewer : fill(labels.further, { count: told.length - MOST_SHOWN }))}
          </button>
        )}
        {actions.length > 0 && (
          <p className="pt-1">
            <RowActions actions={actions} tabIndex={0} />
          </p>
        )}
      </div>
    </li>
  );
}

function Totals<Row>({
  columns,
  heading,
  totals,
  totalsOf,
}: Required<Pick<CardListProps<Row>, 'columns' | 'totals'>> &
  Pick<CardListProps<Row>, 'totalsOf'> & { heading: Column<Row> }) {
  const read = useText();
  return (
    <div className="border-t border-line bg-sunken px-4 py-2 text-table">
      <p className="font-semibold">{totalsOf ?? read(labels.total)}</p>
      <dl>
        {columns
          .filter((column) => column !== heading && totals[column.key] !== undefined)
          .map((column) => (
            <Line key={column.key} title={column.title}>
              {totals[column.key]}
            </Line>
          ))}
      </dl>
    </div>
  );
}

function Line({ title, children }: { title: Column<never>['title']; children: ReactNode }) {
  const read = useText();
  return (
    <div className="flex items-baseline gap-3 py-0.5">
      <dt className="max-w-[58%] min-w-24 text-dim">{read(title)}</dt>
      {/* Words break anywhere; what does not break, such as an amount, has its room before the title. */}
      <dd className="min-w-min flex-1 text-right [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function valueOf<Row>(column: Column<Row>, row: Row, index: number): ReactNode {
  const figure = column.figure?.(row);
  if (figure) return <FigureValue figure={figure} title={column.title} />;
  return column.render ? column.render(row, index) : plainText(column, row);
}

function FigureValue({ figure, title }: { figure: Figure; title: Column<never>['title'] }) {
  const read = useText();
  const { value, digits, strong, aside, onOpen } = figure;
  const amount = <Amount value={value} digits={digits} strong={strong} aside={aside} />;
  if (!onOpen) return amount;
  return (
    <button
      type="button"
      aria-label={`${read(title)} ${amountText(value, digits)}`}
      className="-mx-2 rounded px-2 underline decoration-line-strong decoration-dotted underline-offset-4 hover:bg-hover"
      onClick={onOpen}
    >
      {amount}
    </button>
  );
}
