import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { riskStates, type RiskState, type ExplainedRisk } from '@rdm/core/internal/assessment';
import { text } from '@rdm/core/internal/kernel';
import { Button, Dialog, Field, Select, Textarea } from '../../../components';
import { useSaving } from '../../../resource/use-saving';
import { useText } from '../../../theme';
import type { RiskViewModel } from './RiskViewModel';

const labels = {
  title: text('说明风险', 'Explain the finding'),
  about: text(
    '说明与风险的金额和记录一起保存；金额或记录变化后，该风险重新列为待处理。',
    'The reason holds for these records and amounts; when they change, the finding is open again.',
  ),
  state: text('状态', 'State'),
  reason: text('说明', 'Reason'),
  cancel: text('取消', 'Cancel'),
  save: text('保存', 'Save'),
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
  const { saving, refused, save } = useSaving(() => model.explain(risk, { state, reason }), onClose);
  return (
    <Dialog
      open
      title={labels.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{read(labels.cancel)}</Button>
          <Button variant="primary" disabled={reason.trim() === ''} loading={saving} onClick={() => void save()}>
            {read(labels.save)}
          </Button>
        </>
      }
    >
      <div className="space-y-3">
        <p>{read(risk.message)}</p>
        <p className="text-hint text-dim">{read(labels.about)}</p>
        {refused && (
          <p role="alert" className="text-danger-text">
            {read(refused)}
          </p>
        )}
        <Field label={labels.state} required>
          <Select value={state} options={states} clearable={false} onChange={(next) => next && setState(next)} />
        </Field>
        <Field label={labels.reason} required>
          <Textarea value={reason} maxLength={1000} onChange={setReason} />
        </Field>
      </div>
    </Dialog>
  );
});
