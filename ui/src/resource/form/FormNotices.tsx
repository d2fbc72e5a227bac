import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { Button, NoticeBar } from '../../components';
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
        <NoticeBar tone="news" className="mb-4" notice={fill(labels.draft, { time })}>
          <Button size="small" onClick={() => form.restoreDraft()}>
            {read(labels.restore)}
          </Button>
          <Button size="small" variant="text" onClick={() => form.dropDraft()}>
            {read(labels.drop)}
          </Button>
        </NoticeBar>
      )}
      {form.resumed && (
        <NoticeBar tone="news" className="mb-4" notice={labels.resumed}>
          <Button size="small" variant="text" onClick={() => form.startOver()}>
            {read(labels.drop)}
          </Button>
        </NoticeBar>
      )}
      {form.fault && (
        <NoticeBar tone="fault" className="mb-4" notice={form.fault.message}>
          {form.isStale && !form.conflict && (
            <Button size="small" onClick={() => void form.compare()}>
              {read(labels.compare)}
            </Button>
          )}
        </NoticeBar>
      )}
      {form.conflict && <ConflictTable form={form} conflict={form.conflict} dictionaries={dictionaries} />}
    </>
  );
});
