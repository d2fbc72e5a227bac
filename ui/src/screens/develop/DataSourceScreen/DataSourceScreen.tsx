import { useMemo } from 'react';
import { observer } from 'mobx-react-lite';
import { dataSource } from '@rdm/core/internal/develop';
import { text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import type { RowAction } from '../../../components';
import ResourceScreen from '../../../resource/ResourceScreen';
import { useResourceServices } from '../../../resource/use-resource-services';
import { DataSourceViewModel } from './DataSourceViewModel';

const labels = {
  test: text('测试连接', 'Test connection'),
  trying: text('正在连接', 'Connecting'),
};

/** Data sources, with a connection test in each row. */
const DataSourceScreen = observer(function DataSourceScreen() {
  const services = useResourceServices();
  const sources = useMemo(() => new DataSourceViewModel(services), [services]);
  const { trying } = sources;
  const rowActions = (record: StoredRecord): readonly RowAction[] => {
    if (!services.can(dataSource.permissions.edit)) return [];
    return [
      {
        key: 'test',
        label: trying === record.id ? labels.trying : labels.test,
        disabled: trying !== null,
        onClick: () => void sources.test(record),
      },
    ];
  };
  return <ResourceScreen resource={dataSource} rowActions={rowActions} />;
});
export default DataSourceScreen;
