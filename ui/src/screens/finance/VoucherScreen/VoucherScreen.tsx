import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { closingVoucher } from '@rdm/core/internal/finance';
import { text } from '@rdm/core/internal/kernel';
import type { Resource, StoredRecord } from '@rdm/core/internal/records';
import type { RowAction } from '../../../components';
import { faultOf } from '../../../resource/fault-of';
import { ResourceForm } from '../../../resource/form/ResourceForm';
import { ResourceFormViewModel } from '../../../resource/form/ResourceFormViewModel';
import { rightsOf } from '../../../resource/list/record-commands';
import ResourceScreen from '../../../resource/ResourceScreen';
import { useResourceServices } from '../../../resource/use-resource-services';
import { isRuledOn, rulingOn } from './ruling-on';

const labels = {
  rule: text('结转认定', 'Ruling'),
  ruled: text('已认定，一键重算后生效', 'Ruled; it takes effect when the year is recomputed'),
};

interface OpenRuling {
  readonly form: ResourceFormViewModel;
  readonly reload: () => void;
}

/** A register of voucher entries. An entry of R&D cost leads to the ruling whether its voucher is a closing. */
const VoucherScreen = observer(function VoucherScreen({ resource }: { resource: Resource }) {
  const services = useResourceServices();
  const [ruling, setRuling] = useState<OpenRuling | null>(null);
  const rights = rightsOf(closingVoucher, services.can);
  const open = async (entry: StoredRecord, reload: () => void) => {
    try {
      const { record, given } = await rulingOn(services.ports.resource(closingVoucher), entry);
      const readOnly = record ? !rights.edit : !rights.add;
      setRuling({ form: new ResourceFormViewModel(closingVoucher, services, record, readOnly, given), reload });
    } catch (error) {
      services.toast.refused(faultOf(error));
    }
  };
  const rowActions = (entry: StoredRecord, reload: () => void): readonly RowAction[] =>
    isRuledOn(entry) ? [{ key: 'rule', label: labels.rule, onClick: () => void open(entry, reload) }] : [];
  return (
    <>
      <ResourceScreen resource={resource} rowActions={rights.view && rights.add ? rowActions : undefined} />
      {ruling && (
        <ResourceForm
          form={ruling.form}
          dictionaries={services.dictionaries}
          onClose={() => setRuling(null)}
          onSaved={() => {
            setRuling(null);
            services.toast.success(labels.ruled);
            ruling.reload();
          }}
        />
      )}
    </>
  );
});

export default VoucherScreen;
