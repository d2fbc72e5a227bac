import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/kernel';
import { Button } from '../../components';
import { useLanguage, useText } from '../../theme';
import type { DictionaryStore } from '../DictionaryStore';
import { fieldText } from '../record-text';
import type { ResourceFormViewModel } from './ResourceFormViewModel';

const labels = {
  draft: text('本机有 {time} 未保存的内容', 'This machine keeps what was not saved at {time}'),
  restore: text('恢复', 'Restore'),
  drop: text('丢弃', 'Discard'),
  reload: text('查看已存内容', 'Show what is stored'),
  compare: text('他人已修改以下内容', 'Someone else changed the following'),
  same: text('他人的修改与您录入的内容一致', 'What is stored equals what you entered'),
  field: text('项目', 'Field'),
  stored: text('已存', 'Stored'),
  typed: text('您录入的', 'Yours'),
  takeStored: text('采用已存内容', 'Take what is stored'),
  keepTyped: text('保留我录入的', 'Keep mine'),
};

export interface FormNoticesProps {
  form: ResourceFormViewModel;
  dictionaries: DictionaryStore;
}

/** What stands above the fields: a draft to take back, what could not be said at a field, a record changed meanwhile. */
export const FormNotices = observer(function FormNotices({ form, dictionaries }: FormNoticesProps) {
  const read = useText();
  const { language } = useLanguage();
  const time = new Date(form.offered?.keptAt ?? 0).toLocaleString(language === 'zh' ? 'zh-CN' : 'en');
  return (
    <>
      {form.offered && (
        <div role="status" className="mb-4 flex flex-wrap items-center gap-2 rounded-md bg-accent-soft px-3 py-2">
          <span className="flex-1">{read(fill(labels.draft, { time }))}</span>
          <Button size="small" onClick={() => form.restoreDraft()}>
            {read(labels.restore)}
          </Button>
          <Button size="small" variant="text" onClick={() => form.dropDraft()}>
            {read(labels.drop)}
          </Button>
        </div>
      )}
      {form.fault && (
        <div role="alert" className="mb-4 flex flex-wrap items-center gap-2 rounded-md bg-danger-soft px-3 py-2">
          <span className="flex-1 text-danger">{read(form.fault.message)}</span>
          {form.isStale && !form.stored && (
            <Button size="small" onClick={() => void form.loadStored()}>
              {read(labels.reload)}
            </Button>
          )}
        </div>
      )}
      {form.hiddenFaults.length > 0 && (
        <ul role="alert" className="mb-4 rounded-md bg-danger-soft px-3 py-2 text-danger">
          {form.hiddenFaults.map((message) => (
            <li key={message.en}>{read(message)}</li>
          ))}
        </ul>
      )}
      {form.stored && (
        <section aria-label={read(labels.compare)} className="mb-4 rounded-md border border-line p-3">
          <h3 className="mb-2 font-semibold">{read(form.differences.length ? labels.compare : labels.same)}</h3>
          {form.differences.length > 0 && (
            <table className="mb-2 w-full text-table">
              <thead className="text-left text-dim">
                <tr>
                  <th className="py-1 font-normal">{read(labels.field)}</th>
                  <th className="font-normal">{read(labels.stored)}</th>
                  <th className="font-normal">{read(labels.typed)}</th>
                </tr>
              </thead>
              <tbody>
                {form.differences.map((name) => {
                  const field = form.resource.fields[name]!;
                  const typed =
                    'to' in field ? form.references[name]?.map(({ label }) => read(label)).join('、') : null;
                  return (
                    <tr key={name} className="border-t border-line align-top">
                      <th scope="row" className="py-1 text-left font-normal">
                        {read(field.label)}
                      </th>
                      <td>{fieldText(name, field, form.stored!, dictionaries) || '—'}</td>
                      <td>{(typed ?? fieldText(name, field, form.values, dictionaries)) || '—'}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          )}
          <div className="flex gap-2">
            <Button size="small" onClick={() => form.takeStored()}>
              {read(labels.takeStored)}
            </Button>
            <Button size="small" onClick={() => form.keepTyped()}>
              {read(labels.keepTyped)}
            </Button>
          </div>
        </section>
      )}
    </>
  );
});
