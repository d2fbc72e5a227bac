import { observer } from 'mobx-react-lite';
import { fill, joined, text } from '@rdm/core/internal/kernel';
import { Button } from '../../components';
import { useText } from '../../theme';
import type { DictionaryStore } from '../DictionaryStore';
import { fieldText } from '../record-text';
import type { Difference, FormConflict, Version } from './FormConflict';
import type { FormViewModel } from './FormViewModel';

const labels = {
  compare: text('他人已修改以下内容', 'Someone else changed the following'),
  same: text('他人的修改与您录入的内容一致', 'What is stored equals what you entered'),
  hint: text(
    '请逐项选择要保留的内容；您改过的先选“您录入的”，其余先选“已存”。',
    'Choose what stays, field by field; what you changed starts with yours, the rest with what is stored.',
  ),
  field: text('字段', 'Field'),
  stored: text('已存', 'Stored'),
  typed: text('您录入的', 'Yours'),
  of: text('{field}：{version}', '{field}: {version}'),
  takeStored: text('全部采用已存内容', 'Take all that is stored'),
  keepTyped: text('全部保留我录入的', 'Keep all of mine'),
  go: text('按所选继续', 'Continue with these'),
};

export interface ConflictTableProps {
  form: FormViewModel;
  conflict: FormConflict;
  dictionaries: DictionaryStore;
}

/** Both versions of a form side by side, to choose from field by field. */
export const ConflictTable = observer(function ConflictTable({ form, conflict, dictionaries }: ConflictTableProps) {
  const read = useText();
  const { differences } = conflict;
  const settleAll = (version: Version) => {
    conflict.chooseAll(version);
    form.settle();
  };
  return (
    <section aria-label={read(labels.compare)} className="mb-4 rounded-md border border-line p-3">
      <h3 className="font-semibold">{read(differences.length ? labels.compare : labels.same)}</h3>
      {differences.length > 0 && (
        <>
          <p className="mb-2 text-hint text-dim">{read(labels.hint)}</p>
          <table className="mb-3 w-full table-fixed text-table">
            <thead className="text-left text-dim">
              <tr>
                <th className="w-1/4 py-1 pr-2 font-normal">{read(labels.field)}</th>
                <th className="pr-2 font-normal">{read(labels.stored)}</th>
                <th className="font-normal">{read(labels.typed)}</th>
              </tr>
            </thead>
            <tbody>
              {differences.map((difference) => (
                <DifferenceRow key={difference.key} {...{ conflict, difference, dictionaries }} />
              ))}
            </tbody>
          </table>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="primary" onClick={() => form.settle()}>
          {read(labels.go)}
        </Button>
        {differences.length > 1 && (
          <>
            <Button size="small" onClick={() => settleAll('stored')}>
              {read(labels.takeStored)}
            </Button>
            <Button size="small" onClick={() => settleAll('typed')}>
              {read(labels.keepTyped)}
            </Button>
          </>
        )}
      </div>
    </section>
  );
});

interface DifferenceRowProps {
  conflict: FormConflict;
  difference: Difference;
  dictionaries: DictionaryStore;
}

const DifferenceRow = observer(function DifferenceRow({ conflict, difference, dictionaries }: DifferenceRowProps) {
  const read = useText();
  const { key, form, field: name, stored } = difference;
  const field = form.resource.fields[name]!;
  const label = read(form.labelOf(name));
  const typed =
    'to' in field ? form.references[name] && read(joined(form.references[name].map(({ label }) => label))) : undefined;
  const texts: Readonly<Record<Version, string>> = {
    stored: fieldText(name, field, stored, dictionaries),
    typed: typed ?? fieldText(name, field, form.values, dictionaries),
  };
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-1.5 pr-2 text-left font-normal">
        {label}
      </th>
      {(['stored', 'typed'] as const).map((version) => (
        <td key={version} className="py-1.5 pr-2">
          <label className="flex items-start gap-1.5">
            <input
              type="radio"
              name={`conflict-${key}`}
              aria-label={read(fill(labels.of, { field: label, version: read(labels[version]) }))}
              checked={conflict.chosen(key) === version}
              onChange={() => conflict.choose(key, version)}
              className="mt-1 shrink-0 accent-accent-solid"
            />
            <span className="min-w-0 break-words whitespace-pre-line">{texts[version] || '—'}</span>
          </label>
        </td>
      ))}
    </tr>
  );
});
