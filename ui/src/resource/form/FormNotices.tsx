import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { Button } from '../../components';
import { useLanguage, useText } from '../../theme';
import type { DictionaryStore } from '../DictionaryStore';
import { ConflictTable } from './ConflictTable';
import type { FormViewModel } from './FormViewModel';

const labels = {
  draft: text('本机有 {time} 未保存的内容', 'This machine keeps what was not saved at {time}'),
  restore: text('恢复', 'Restore'),
  drop: text('丢弃', 'Discard'),
  resumed: text(
    '已恢复登录失效前录入的内容，尚未保存',
    'What you entered before the session ended is restored; it is not saved yet',
  ),
  compare: text('查看已存内容', 'Show what is stored'),
};

export interface FormNoticesProps {
  form: FormViewModel;
  dictionaries: DictionaryStore;
}

/** Notices above the fields: a draft to restore, a fault without a field, a record changed meanwhile. */
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
      {form.resumed && (
        <div role="status" className="mb-4 flex flex-wrap items-center gap-2 rounded-md bg-accent-soft px-3 py-2">
          <span className="flex-1">{read(labels.resumed)}</span>
          <Button size="small" variant="text" onClick={() => form.startOver()}>
            {read(labels.drop)}
          </Button>
        </div>
      )}
      {form.fault && (
        <div role="alert" className="mb-4 flex flex-wrap items-center gap-2 rounded-md bg-danger-soft px-3 py-2">
          <span className="flex-1 text-danger">{read(form.fault.message)}</span>
          {form.isStale && !form.conflict && (
            <Button size="small" onClick={() => void form.compare()}>
              {read(labels.compare)}
            </Button>
          )}
        </div>
      )}
      {form.conflict && <ConflictTable form={form} conflict={form.conflict} dictionaries={dictionaries} />}
    </>
  );
});
