import type { StoredRecord } from '@rdm/core/internal/records';
import { project } from '@rdm/core/internal/project';
import { Badge, type Column } from '../../../components';
import type { DictionaryStore } from '../../../resource/DictionaryStore';
import { tableColumns } from '../../../resource/list/table-columns';

/** The declared columns, the status as a badge. */
export function projectColumns(dictionaries: DictionaryStore): readonly Column<StoredRecord>[] {
  return tableColumns(project, dictionaries).map((column) =>
    column.key === 'dataStatus' ? { ...column, render: (record) => <Status {...{ record, dictionaries }} /> } : column,
  );
}

function Status({ record, dictionaries }: { record: StoredRecord; dictionaries: DictionaryStore }) {
  const key = String(record.dataStatus ?? '');
  if (key === '') return <>—</>;
  return <Badge tone={key === 'save' ? 'warning' : 'success'}>{dictionaries.labelOf('data_status', key)}</Badge>;
}
