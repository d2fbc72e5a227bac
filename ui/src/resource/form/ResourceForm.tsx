import { lazy, Suspense, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import History from 'lucide:history';
import { midSentence, text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import { Button, Drawer, Skeleton } from '../../components';
import { useText } from '../../theme';
import type { DictionaryStore } from '../DictionaryStore';
import { formActions, type FormAction, type FormLayout } from './form-action';
import { FormFaults } from './FormFaults';
import { FormNotices } from './FormNotices';
import { FormSections } from './FormSections';
import type { ResourceFormViewModel } from './ResourceFormViewModel';
import { TouchedYearsNotice } from './TouchedYearsNotice';
import { useFormUpkeep } from './use-form-upkeep';

const HistoryPanel = lazy(async () => ({ default: (await import('../history/HistoryPanel')).HistoryPanel }));

const labels = {
  add: text('新增', 'Add'),
  edit: text('编辑', 'Edit'),
  change: text('修改', 'Change'),
  view: text('查看', 'View'),
  cancel: text('取消', 'Cancel'),
  close: text('关闭', 'Close'),
  history: text('修改记录', 'History'),
  back: text('返回表单', 'Back to the form'),
};

/** Above this many fields a form takes the wide page. */
const drawerFields = 12;

export interface ResourceFormProps {
  form: ResourceFormViewModel;
  dictionaries: DictionaryStore;
  onClose: () => void;
  onSaved: (record: StoredRecord) => void;
  layout?: FormLayout;
  /** The buttons that save; without them 保存, where records may be drafts 存草稿 and 提交. */
  actions?: readonly FormAction[];
  /** Where a record that is shown to be read may be changed. */
  onEdit?: () => void;
}

/** The form of one record, from its declaration. */
export const ResourceForm = observer(function ResourceForm(props: ResourceFormProps) {
  const { form, dictionaries, onClose, onSaved, onEdit, layout = 'auto' } = props;
  const { actions = formActions(form.resource, form.record) } = props;
  const read = useText();
  const body = useRef<HTMLDivElement>(null);
  const [historyOpen, setHistoryOpen] = useState(false);
  const wide = form.sections.reduce((count, { fields }) => count + fields.length, 0) > drawerFields;
  const [first] = actions;

  const close = async () => {
    if (await form.mayLeave()) onClose();
  };
  const save = async (action: FormAction) => {
    const stored = await form.submit(action.values);
    if (stored) onSaved(stored['']!);
  };
  useFormUpkeep(form, body, () => first && void save(first));

  const verb = form.readOnly ? labels.view : form.isNew ? labels.add : labels.edit;
  const { record } = form;
  const hasHistory = record !== null && form.resource.calls.includes('history');
  return (
    <Drawer
      open
      onClose={() => void close()}
      size={wide ? 'large' : 'medium'}
      title={text(`${verb.zh}${form.resource.label.zh}`, `${verb.en} ${midSentence(form.resource.label.en)}`)}
      extra={
        hasHistory && (
          <span className="ml-auto">
            <Button
              variant="text"
              size="small"
              aria-pressed={historyOpen}
              icon={<History aria-hidden size={14} />}
              onClick={() => setHistoryOpen(!historyOpen)}
            >
              {read(historyOpen ? labels.back : labels.history)}
            </Button>
          </span>
        )
      }
      footer={
        <>
          <Button onClick={() => void close()}>{read(form.readOnly ? labels.close : labels.cancel)}</Button>
          {form.readOnly && onEdit && <Button onClick={onEdit}>{read(labels.change)}</Button>}
          {!form.readOnly &&
            actions.map((action) => (
              <Button
                key={action.key}
                variant={action.primary ? 'primary' : 'secondary'}
                loading={form.saving}
                onClick={() => {
                  setHistoryOpen(false);
                  void save(action);
                }}
              >
                {read(action.label)}
              </Button>
            ))}
        </>
      }
    >
      {historyOpen && record && (
        <Suspense fallback={<Skeleton lines={5} />}>
          <HistoryPanel
            key={`${record.id} ${record.version}`}
            services={form.services}
            sources={[{ resource: form.resource, id: record.id }]}
          />
        </Suspense>
      )}
      <div ref={body} hidden={historyOpen}>
        <FormNotices form={form} dictionaries={dictionaries} />
        <TouchedYearsNotice form={form} />
        <FormFaults form={form} has={({ field }) => form.sections.some(({ fields }) => fields.includes(field))} />
        <FormSections form={form} dictionaries={dictionaries} layout={layout} wide={wide} />
      </div>
    </Drawer>
  );
});
