import { useState } from 'react';
import { developmentActivity } from '@rdm/core/internal/execution';
import { text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import { Button, Dialog, Field, NumberInput } from '../../../components';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { useSaving } from '../../../resource/use-saving';
import { useText } from '../../../theme';

const labels = {
  title: text('填写活动费用', 'Cost of the activity'),
  hint: text(
    '留空为不填写；同一项目各活动合计不超过项目当年已归集的费用。',
    'Empty for none; all activities of a project together cost no more than it has in the year.',
  ),
  cancel: text('取消', 'Cancel'),
  save: text('保存', 'Save'),
};

export interface AmountDialogProps {
  services: Pick<ResourceServices, 'ports'>;
  record: StoredRecord;
  onStated: () => void;
  onClose: () => void;
}

/** States or clears what an activity has cost. */
export function AmountDialog({ services, record, onStated, onClose }: AmountDialogProps) {
  const read = useText();
  const [amount, setAmount] = useState(String(record.amount ?? ''));
  const stated = () => services.ports.execution.activityAmount({ id: record.id, amount: amount.trim() || null });
  const { saving, refused, save } = useSaving(stated, onStated);
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
      <p className="pb-2 text-dim">{String(record.title)}</p>
      <Field label={developmentActivity.fields.amount.label} hint={labels.hint} error={refused ?? undefined}>
        <NumberInput value={amount} onChange={setAmount} />
      </Field>
    </Dialog>
  );
}
