import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { riskStates, type RiskState, type ExplainedRisk } from '@rdm/core/internal/assessment';
import { text } from '@rdm/core/internal/kernel';
import { Field, Select, Textarea } from '../../../components';
import { SavingDialog } from '../../../resource/SavingDialog';
import { useText } from '../../../theme';
import type { RiskViewModel } from './RiskViewModel';

const labels = {
  title: text('说明风险', 'Explain the finding'),
  about: text(
    '说明与风险的金额和记录一起保存；金额或记录变化后，该风险重新列为待处理。',
    'The reason holds for these records and amounts; when they change, the finding is open again.',
  ),
  state: text('状态', 'Status'),
  reason: text('说明', 'Reason'),
};
const states = Object.entries(riskStates).map(([value, label]) => ({ value: value as RiskState, label }));

export interface ExplainDialogProps {
  risk: ExplainedRisk;
  model: RiskViewModel;
  onClose: () => void;
}

/** Asks why a finding is right, or what was done about it. */
export const ExplainDialog = observer(function ExplainDialog({ risk, model, onClose }: ExplainDialogProps) {
  const read = useText();
  const [state, setState] = useState<RiskState>(risk.state === 'open' ? 'explained' : risk.state);
  const [reason, setReason] = useState(risk.explanation?.reason ?? '');
  return (
    <SavingDialog
      title={labels.title}
      incomplete={reason.trim() === ''}
      work={() => model.explain(risk, { state, reason })}
      onSaved={onClose}
      onClose={onClose}
    >
      <p>{read(risk.message)}</p>
      <p className="text-hint text-dim">{read(labels.about)}</p>
      <Field label={labels.state} required>
        <Select value={state} options={states} clearable={false} onChange={(next) => next && setState(next)} />
      </Field>
      <Field label={labels.reason} required>
        <Textarea value={reason} maxLength={1000} onChange={setReason} />
      </Field>
    </SavingDialog>
  );
});
