import { useMemo, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { tenant } from '@rdm/core/internal/access';
import { dataSource } from '@rdm/core/internal/develop';
import { text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import type { RowAction } from '../../../components';
import { LaidOutScreen } from '../../../resource/layout/LaidOutScreen';
import { useResourceServices } from '../../../resource/use-resource-services';
import { AssignDialog } from './AssignDialog';
import { TenantViewModel } from './TenantViewModel';

const labels = { assign: text('数据源', 'Data source') };

/** Tenants; the data source of one is assigned in its row. */
const TenantScreen = observer(function TenantScreen() {
  const services = useResourceServices();
  const tenants = useMemo(() => new TenantViewModel(services), [services]);
  const reload = useRef<() => void>(() => undefined);
  const { assigning } = tenants;
  const mayAssign = services.can(tenant.permissions.edit) && services.can(dataSource.permissions.view);
  const rowActions = (record: StoredRecord, again: () => void): readonly RowAction[] => {
    if (!mayAssign) return [];
    const onClick = () => {
      reload.current = again;
      void tenants.choose(record);
    };
    return [{ key: 'assign', label: labels.assign, onClick }];
  };
  return (
    <>
      <LaidOutScreen resource={tenant} rowActions={rowActions} />
      {assigning && (
        <AssignDialog key={assigning.id} tenants={tenants} record={assigning} onSaved={() => reload.current()} />
      )}
    </>
  );
});
export default TenantScreen;
