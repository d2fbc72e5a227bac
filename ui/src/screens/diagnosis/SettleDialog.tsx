import { useState } from 'react';
import { text } from '@rdm/core/internal/kernel';
import { Checkbox, DateInput, Field, Input, Textarea } from '../../components';
import type { ResourceServices } from '../../resource/ResourceServices';
import { SavingDialog } from '../../resource/SavingDialog';

const labels = {
  title: text('处理整改事项', 'Settle a finding'),
  responsible: text('责任人', 'Responsible'),
  dueOn: text('整改期限', 'Due on'),
  done: text('已完成整改', 'It is done'),
  doneRemark: text('整改情况', 'What was done'),
};

/** A finding as far as it is settled. */
export interface FindingToSettle {
  readonly id: string;
  readonly finding: string;
  readonly advice: string | null;
  readonly responsible: string | null;
  readonly dueOn: string | null;
  readonly done: boolean;
  readonly doneRemark: string | null;
}

export interface SettleDialogProps {
  finding: FindingToSettle;
  settle: (settled: Parameters<ResourceServices['ports']['diagnosis']['settle']>[0]) => Promise<unknown>;
  onSettled: () => void;
  onClose: () => void;
}

/** Asks who sees to a finding until when, and what was done. */
export function SettleDialog({ finding, settle, onSettled, onClose }: SettleDialogProps) {
  const [responsible, setResponsible] = useState(finding.responsible ?? '');
  const [dueOn, setDueOn] = useState(finding.dueOn ?? '');
  const [done, setDone] = useState(finding.done);
  const [doneRemark, setDoneRemark] = useState(finding.doneRemark ?? '');
  return (
    <SavingDialog
      title={labels.title}
      incomplete={done && doneRemark.trim() === ''}
      work={() => settle({ id: finding.id, responsible, dueOn, done, doneRemark })}
      onSaved={onSettled}
      onClose={onClose}
    >
      <p>{finding.finding}</p>
      {finding.advice && <p className="text-dim">{finding.advice}</p>}
      <Field label={labels.responsible}>
        <Input value={responsible} onChange={setResponsible} />
      </Field>
      <Field label={labels.dueOn}>
        <DateInput value={dueOn} onChange={setDueOn} />
      </Field>
      <Checkbox label={labels.done} checked={done} onChange={setDone} />
      <Field label={labels.doneRemark} required={done}>
        <Textarea value={doneRemark} maxLength={1000} onChange={setDoneRemark} />
      </Field>
    </SavingDialog>
  );
}
