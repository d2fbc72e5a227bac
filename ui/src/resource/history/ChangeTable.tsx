import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { useText } from '../../theme';
import type { DictionaryStore } from '../DictionaryStore';
import { labelWithUnit } from '../money-unit-label';
import { fieldText } from '../record-text';
import type { Change } from './changes';

const labels = {
  field: text('字段', 'Field'),
  before: text('修改前', 'Before'),
  after: text('修改后', 'After'),
  files: text('{count} 个文件', '{count} {count|file|files}'),
};

export interface ChangeTableProps {
  changes: readonly Change[];
  fileNames: ReadonlyMap<string, string>;
  dictionaries: DictionaryStore;
}

/** Changed fields, each with its old and new value as text. */
export const ChangeTable = observer(function ChangeTable({ changes, fileNames, dictionaries }: ChangeTableProps) {
  const read = useText();
  const written = ({ name, field }: Change, values: Change['before']): string => {
    const value = values[name];
    if (field.kind !== 'files') return fieldText(name, field, values, dictionaries);
    const ids = Array.isArray(value) ? value.map(String) : [];
    if (ids.every((id) => fileNames.has(id))) return ids.map((id) => fileNames.get(id)).join('\n');
    return read(fill(labels.files, { count: ids.length }));
  };
  return (
    <table className="w-full table-fixed text-table">
      <thead className="text-left text-dim">
        <tr>
          <th className="w-1/4 py-1 pr-2 font-normal">{read(labels.field)}</th>
          <th className="pr-2 font-normal">{read(labels.before)}</th>
          <th className="font-normal">{read(labels.after)}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.key} className="border-t border-line align-top">
            <th scope="row" className="py-1 pr-2 text-left font-normal text-dim">
              {read(labelWithUnit(change.field.label, change.field))}
            </th>
            <td className="py-1 pr-2 break-words whitespace-pre-line text-dim">
              {written(change, change.before) || '—'}
            </td>
            <td className="py-1 break-words whitespace-pre-line">{written(change, change.after) || '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
