import { useState } from 'react';
import type { YearDeadline } from '@rdm/core/internal/deadline';
import { text } from '@rdm/core/internal/kernel';
import { Checkbox, Field, Input, Textarea } from '../../components';
import { SavingDialog } from '../../resource/SavingDialog';
import { useText } from '../../theme';
import type { DeadlineViewModel } from './DeadlineViewModel';

const labels = {
  title: text('办理事项', 'Assign the deadline'),
  responsible: text('责任人', 'Responsible'),
  done: text('已完成', 'Done'),
  remark: text('备注', 'Remark'),
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
  return (
    <SavingDialog
      title={labels.title}
      work={() => model.assign(due, { responsible, done, remark })}
      onSaved={onClose}
      onClose={onClose}
    >
      <p>{`${due.date} ${read(due.title)}`}</p>
      <Field label={labels.responsible}>
        <Input value={responsible} onChange={setResponsible} />
      </Field>
      <Checkbox label={labels.done} checked={done} onChange={setDone} />
      <Field label={labels.remark}>
        <Textarea value={remark} maxLength={500} onChange={setRemark} />
      </Field>
    </SavingDialog>
  );
}
