import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { tenant } from '@rdm/core/internal/access';
import { fill, text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import { Button, Dialog, Field, Select } from '../../../components';
import { useText } from '../../../theme';
import type { TenantViewModel } from './TenantViewModel';

const labels = {
  title: text('数据源：{name}', 'Data source of {name}'),
  cancel: text('取消', 'Cancel'),
  save: text('保存', 'Save'),
};

export interface AssignDialogProps {
  tenants: TenantViewModel;
  record: StoredRecord;
  onSaved: () => void;
}

/** Chooses the data source a tenant is assigned to, and explains the effect. */
export const AssignDialog = observer(function AssignDialog({ tenants, record, onSaved }: AssignDialogProps) {
  const read = useText();
  const [chosen, setChosen] = useState(String(record.datasourceId ?? ''));
  const { label, hint } = tenant.fields.datasourceId;
  const close = () => tenants.close();
  const save = async () => {
    if (await tenants.assign(chosen)) onSaved();
  };
  return (
    <Dialog
      open
      title={fill(labels.title, { name: String(record.tenantName) })}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{read(labels.cancel)}</Button>
          <Button variant="primary" loading={tenants.saving} onClick={() => void save()}>
            {read(labels.save)}
          </Button>
        </>
      }
    >
      <Field label={label} hint={hint}>
        <Select options={tenants.sources} value={chosen} onChange={(next) => setChosen(next ?? '')} clearable />
      </Field>
    </Dialog>
  );
});
