import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { midSentence, text } from '@rdm/core/internal/kernel';
import type { Draft, Resource, StoredRecord } from '@rdm/core/internal/records';
import { Button, Dialog } from '../../components';
import { useText } from '../../theme';
import { dictionariesOf } from '../field-dictionary';
import type { ResourceServices } from '../ResourceServices';
import { FormNotices } from './FormNotices';
import { FormSections } from './FormSections';
import { ResourceFormViewModel } from './ResourceFormViewModel';

const labels = { cancel: text('取消', 'Cancel'), add: text('新增', 'Add') };

export interface AddRecordDialogProps {
  resource: Resource;
  services: ResourceServices;
  /** What the form starts with. */
  given?: Draft;
  onAdded: (record: StoredRecord) => void;
  onClose: () => void;
}

/** Adds a record that another form is about to name, without leaving that form. */
export const AddRecordDialog = observer(function AddRecordDialog(props: AddRecordDialogProps) {
  const { resource, services, given, onAdded, onClose } = props;
  const read = useText();
  const [form] = useState(() => new ResourceFormViewModel(resource, services, null, false, given));
  useEffect(() => {
    void services.dictionaries.load(dictionariesOf(resource)).catch(() => undefined);
  }, [services, resource]);

  const save = async () => {
    const stored = await form.submit();
    if (stored?.['']) onAdded(stored['']);
  };
  const close = async () => {
    if (await form.mayLeave()) onClose();
  };
  return (
    <Dialog
      open
      size="medium"
      title={text(`新增${resource.label.zh}`, `Add ${midSentence(resource.label.en)}`)}
      onClose={() => void close()}
      footer={
        <>
          <Button onClick={() => void close()}>{read(labels.cancel)}</Button>
          <Button variant="primary" loading={form.saving} onClick={() => void save()}>
            {read(labels.add)}
          </Button>
        </>
      }
    >
      <FormNotices form={form} dictionaries={services.dictionaries} />
      <FormSections form={form} dictionaries={services.dictionaries} layout="auto" wide={false} />
    </Dialog>
  );
});
