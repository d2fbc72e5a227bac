import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import type { StoredRecord } from '@rdm/core/internal/records';
import { Card, DataTable, Pagination, type Column, type RowAction } from '../../components';
import type { Label } from '../../theme';
import type { DictionaryStore } from '../DictionaryStore';
import { EmptyList } from './EmptyList';
import { ListToolbar } from './ListToolbar';
import type { RecordCommands } from './record-commands';
import type { ResourceListViewModel } from './ResourceListViewModel';
import { SearchLine } from './SearchLine';

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
  return (
    <>
      {!plain && <SearchLine list={list} dictionaries={dictionaries} of={part} />}
      {note}
      <Card flush>
        <div className="border-b border-line px-4 py-2">
          <ListToolbar list={list} columns={columns} commands={commands} extra={extra} />
        </div>
        <DataTable
          label={part ?? list.resource.label}
          columns={columns}
          rows={list.rows}
          rowKey={rowKey}
          layout={preferences.layout}
          onLayout={(layout) => preferences.setLayout(layout)}
          density={preferences.density}
          loading={list.loading || !list.loaded}
          error={list.fault?.message}
          onRetry={() => void list.load()}
          empty={<EmptyList list={list} commands={commands} />}
          selection={selectable ? { selected: list.selected, onChange: (chosen) => list.select(chosen) } : undefined}
          rowActions={rowActions}
          onOpen={({ id }) => onOpen(id)}
          currentKey={currentKey}
          sort={list.sort}
          onSort={(sort) => void list.sortBy(sort)}
        />
        {list.total > 0 && !list.fault && (
          <div className="px-4 py-2">
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
