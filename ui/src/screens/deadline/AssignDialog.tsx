import { useState } from 'react';
import type { YearDeadline } from '@rdm/core/internal/deadline';
import { text } from '@rdm/core/internal/kernel';
import { Button, Checkbox, Dialog, Field, Input, Textarea } from '../../components';
import { useSaving } from '../../resource/use-saving';
import { useText } from '../../theme';
import type { DeadlineViewModel } from './DeadlineViewModel';

const labels = {
  title: text('办理事项', 'Who sees to it'),
  responsible: text('责任人', 'Responsible'),
  done: text('已完成', 'Done'),
  remark: text('备注', 'Remark'),
  cancel: text('取消', 'Cancel'),
  save: text('保存', 'Save'),
};

export interface AssignDialogProps {
  due: YearDeadline;
  model: DeadlineViewModel;
  onClose: () => void;
}

/** Asks who sees to a deadline, and whether it is done. */
export function AssignDialog({ due, model, onClose }: AssignDialogProps) {
  const read = useText();
  const [responsible, setResponsible] = useState(due.responsible ?? '');
  const [done, setDone] = useState(due.done);
  const [remark, setRemark] = useState(due.remark ?? '');
  const { saving, refused, save } = useSaving(() => model.assign(due, { responsible, done, remark }), onClose);
  return (
    <Dialog
      open
      title={labels.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{read(labels.cancel)}</Button>
          <Button variant="primary" loading={saving} onClick={() => void save()}>
            {read(labels.save)}
          </Button>
        </>
      }
    >
      <div className="space-y-3">
        <p>{`${due.date} ${read(due.title)}`}</p>
        {refused && (
          <p role="alert" className="text-danger-text">
            {read(refused)}
          </p>
        )}
        <Field label={labels.responsible}>
          <Input value={responsible} onChange={setResponsible} />
        </Field>
        <Checkbox label={labels.done} checked={done} onChange={setDone} />
        <Field label={labels.remark}>
          <Textarea value={remark} maxLength={500} onChange={setRemark} />
        </Field>
      </div>
    </Dialog>
  );
}
