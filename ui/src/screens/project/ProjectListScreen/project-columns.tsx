import type { StoredRecord } from '@rdm/core/internal/records';
import { project } from '@rdm/core/internal/project';
import { Badge, CompletenessRing, type Column } from '../../../components';
import type { DictionaryStore } from '../../../resource/DictionaryStore';
import { tableColumns } from '../../../resource/list/table-columns';

/**
 * The declared columns, the status as a badge.
 *
 * @param retention how far the files of a project are collected, in percent, by its id
 */
export function projectColumns(
  dictionaries: DictionaryStore,
  retention: ReadonlyMap<string, number>,
): readonly Column<StoredRecord>[] {
  const mark = ({ id }: StoredRecord) => {
    const percent = retention.get(id);
    return percent === undefined ? null : <CompletenessRing percent={percent} short />;
  };
  return tableColumns(project, dictionaries, mark).map((column) =>
    column.key === 'dataStatus' ? { ...column, render: (record) => <Status {...{ record, dictionaries }} /> } : column,
  );
}

function Status({ record, dictionaries }: { record: StoredRecord; dictionaries: DictionaryStore }) {
  const key = String(record.dataStatus ?? '');
  if (key === '') return <>—</>;
  return <Badge tone={key === 'save' ? 'warning' : 'success'}>{dictionaries.labelOf('data_status', key)}</Badge>;
}
