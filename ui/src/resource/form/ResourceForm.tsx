import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { midSentence, text, type StoredRecord } from '@rdm/core/kernel';
import { Button, Drawer } from '../../components';
import { useText } from '../../theme';
import type { DictionaryStore } from '../DictionaryStore';
import { saveAction, type FormAction, type FormLayout } from './form-action';
import { FormNotices } from './FormNotices';
import { FormSections } from './FormSections';
import type { ResourceFormViewModel } from './ResourceFormViewModel';

const labels = {
  add: text('新增', 'Add'),
  edit: text('编辑', 'Edit'),
  view: text('查看', 'View'),
  cancel: text('取消', 'Cancel'),
  close: text('关闭', 'Close'),
};

/** Above this many fields a form takes the wide page. */
const drawerFields = 12;

export interface ResourceFormProps {
  form: ResourceFormViewModel;
  dictionaries: DictionaryStore;
  onClose: () => void;
  onSaved: (record: StoredRecord) => void;
  layout?: FormLayout;
  actions?: readonly FormAction[];
}

/** The form of one record, from its declaration. */
export const ResourceForm = observer(function ResourceForm(props: ResourceFormProps) {
  const { form, dictionaries, onClose, onSaved, layout = 'auto', actions = [saveAction] } = props;
  const read = useText();
  const body = useRef<HTMLDivElement>(null);
  const wide = form.sections.reduce((count, { fields }) => count + fields.length, 0) > drawerFields;
  const [first] = actions;

  const close = async () => {
    if (await form.mayLeave()) onClose();
  };
  const save = async (action: FormAction) => {
    const record = await form.submit(action.values);
    if (record) onSaved(record);
  };

  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      // What is being typed is taken over when its control loses the cursor.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      if (first) void latestSave.current(first);
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!form.isDirty || form.readOnly) return;
      form.keepDraft();
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [form, first]);

  const { focus } = form;
  useEffect(() => {
    if (!focus) return;
    // One frame later: the tab that holds the field may only now be opening.
    const frame = requestAnimationFrame(() => {
      const field = body.current?.querySelector(`[data-field="${focus.field}"]`);
      field?.querySelector<HTMLElement>('input, textarea, button')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [focus]);

  const verb = form.readOnly ? labels.view : form.isNew ? labels.add : labels.edit;
  return (
    <Drawer
      open
      onClose={() => void close()}
      size={wide ? 'large' : 'medium'}
      title={text(`${verb.zh}${form.resource.label.zh}`, `${verb.en} ${midSentence(form.resource.label.en)}`)}
      footer={
        <>
          <Button onClick={() => void close()}>{read(form.readOnly ? labels.close : labels.cancel)}</Button>
          {!form.readOnly &&
            actions.map((action) => (
              <Button
                key={action.key}
                variant={action.primary ? 'primary' : 'secondary'}
                loading={form.saving}
                onClick={() => void save(action)}
              >
                {read(action.label)}
              </Button>
            ))}
        </>
      }
    >
      <div ref={body}>
        <FormNotices form={form} dictionaries={dictionaries} />
        <FormSections form={form} dictionaries={dictionaries} layout={layout} wide={wide} />
      </div>
    </Drawer>
  );
});
