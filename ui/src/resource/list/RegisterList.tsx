import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { sumsOfRows, type StoredRecord } from '@rdm/core/internal/records';
import { fill, text } from '@rdm/core/internal/kernel';
import {
  Amount,
  Card,
  classNames,
  Pagination,
  TableOrCards,
  useNarrow,
  type Column,
  type RowAction,
} from '../../components';
import { useText, type Label } from '../../theme';
import type { DictionaryStore } from '../DictionaryStore';
import { CardOrder } from './CardOrder';
import { EmptyList } from './EmptyList';
import { ListToolbar } from './ListToolbar';
import type { RecordCommands } from './record-commands';
import type { ResourceListViewModel } from './ResourceListViewModel';
import { SearchLine } from './SearchLine';

const labels = {
  all: text('合计', 'Total'),
  matching: text('{count} 条合计', 'Total of {count}'),
  page: text('本页合计', 'Total of the page'),
  selected: text('已选 {count} 条合计', 'Total of {count} selected'),
};

/** The height of a dense table: what the page has above and below it takes 180 px. */
const BETWEEN = 'calc(100dvh - 180px)';

export interface RegisterListProps {
  list: ResourceListViewModel;
  dictionaries: DictionaryStore;
  columns: readonly Column<StoredRecord>[];
  commands: RecordCommands;
  /** Further buttons of the toolbar. */
  extra?: ReactNode;
  /** Rendered between the search and the list. */
  note?: ReactNode;
  /** Whether records can be selected. */
  selectable: boolean;
  rowActions?: (record: StoredRecord) => readonly RowAction[];
  onOpen: (id: string) => void;
  /** Names the list where a page shows several of one register. */
  part?: Label;
  /** Without a line to search by. */
  plain?: boolean;
  /** The record that is open beside the list. */
  currentKey?: string;
}

/** A register: search, toolbar, records and pagination. */
export const RegisterList = observer(function RegisterList(props: RegisterListProps) {
  const {
    list,
    dictionaries,
    columns,
    commands,
    extra,
    note,
    selectable,
    rowActions,
    onOpen,
    currentKey,
    part,
    plain,
  } = props;
  const { preferences } = list;
  const totals = useTotals(list, columns);
  const isNarrow = useNarrow();
  const isDense = !isNarrow && preferences.density === 'compact';
  const search = !plain && <SearchLine list={list} dictionaries={dictionaries} of={part} folded={isDense} />;
  const isEmpty = list.rows.length === 0 && list.loaded && !list.loading && !list.fault;
  return (
    <>
      {!isDense && search}
      {note}
      <Card flush>
        <div
          className={classNames(
            'border-b border-line px-4',
            isDense ? 'flex flex-wrap items-center gap-2 py-1' : 'py-2',
          )}
        >
          {isDense && search}
          <ListToolbar list={list} columns={columns} commands={commands} extra={extra} />
        </div>
        {isNarrow && isEmpty ? (
          <EmptyList list={list} commands={commands} />
        ) : (
          <TableOrCards
            label={part ?? list.resource.label}
            columns={columns}
            rows={list.rows}
            rowKey={rowKey}
            layout={preferences.layout}
            selection={selectable ? { selected: list.selected, onChange: (chosen) => list.select(chosen) } : undefined}
            rowActions={rowActions}
            onOpen={({ id }) => onOpen(id)}
            currentKey={currentKey}
            {...totals}
            onLayout={(layout) => preferences.setLayout(layout)}
            density={preferences.density}
            maxHeight={isDense ? BETWEEN : undefined}
            loading={list.loading || !list.loaded}
            error={list.fault?.message}
            onRetry={() => void list.load()}
            empty={<EmptyList list={list} commands={commands} />}
            sort={list.sort}
            onSort={(sort) => void list.sortBy(sort)}
            aboveCards={
              <div className="border-b border-line px-4 py-2">
                <CardOrder list={list} columns={columns} />
              </div>
            }
          />
        )}
        {list.total > 0 && !list.fault && (
          <div className={classNames('px-4', isDense ? 'py-1' : 'py-2')}>
            <Pagination
              total={list.total}
              page={list.page}
              size={list.size}
              of={part}
              onChange={(page, size) => void list.goTo(page, size)}
            />
          </div>
        )}
      </Card>
    </>
  );
});

const rowKey = ({ id }: StoredRecord) => id;

/** What the amounts of the selected records come to, or else of all that match; of the page while those are not known. */
function useTotals(list: ResourceListViewModel, columns: readonly Column<StoredRecord>[]) {
  const read = useText();
  const { rows, selected, total } = list;
  const chosen = rows.filter(({ id }) => selected.has(id));
  const counted = chosen.length > 0 ? chosen : rows;
  const named = columns.find(({ primary }) => primary)?.key;
  if (rows.length < 2 || named === undefined) return undefined;
  const { sums } = list;
  const isPart = chosen.length === 0 && total > rows.length;
  const of = isPart && sums ? sums : sumsOfRows(list.resource, counted);
  const amounts = Object.entries(of).filter(([key]) => key !== named);
  if (amounts.length === 0) return undefined;
  const label =
    chosen.length > 0
      ? fill(labels.selected, { count: chosen.length })
      : isPart
        ? sums
          ? fill(labels.matching, { count: total })
          : labels.page
        : labels.all;
  const cells = amounts.map(([key, amount]) => [key, <Amount key={key} strong value={amount} />] as const);
  return { totals: Object.fromEntries<ReactNode>(cells), totalsOf: read(label) };
}
