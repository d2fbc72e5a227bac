import { useMemo, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { dataSource } from '@rdm/core/application';
import { text, type StoredRecord } from '@rdm/core/kernel';
import type { RowAction } from '../../../components';
import ResourceScreen from '../../../resource/ResourceScreen';
import { useResourceServices } from '../../../resource/use-resource-services';
import { PasswordDialog } from './PasswordDialog';
import { DataSourceViewModel } from './ViewModel';

const labels = {
  test: text('测试连接', 'Test connection'),
  trying: text('正在连接', 'Connecting'),
  password: text('设置密码', 'Set password'),
};

/** Data sources: whether one can be reached, and its password, are asked for in the row. */
const DataSourceScreen = observer(function DataSourceScreen() {
  const services = useResourceServices();
  const sources = useMemo(() => new DataSourceViewModel(services), [services]);
  const reload = useRef<() => void>(() => undefined);
  const { trying, protecting } = sources;
  const rowActions = (record: StoredRecord, again: () => void): readonly RowAction[] => {
    if (!services.can(dataSource.permissions.edit)) return [];
    return [
      {
        key: 'test',
        label: trying === record.id ? labels.trying : labels.test,
        disabled: trying !== null,
        onClick: () => void sources.test(record),
      },
      {
        key: 'password',
        label: labels.password,
        onClick: () => {
          reload.current = again;
          sources.protect(record);
        },
      },
    ];
  };
  return (
    <>
      <ResourceScreen resource={dataSource} rowActions={rowActions} />
      {protecting && (
        <PasswordDialog key={protecting.id} sources={sources} record={protecting} onSaved={() => reload.current()} />
      )}
    </>
  );
});
export default DataSourceScreen;
