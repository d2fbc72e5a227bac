import { useMemo } from 'react';
import { observer } from 'mobx-react-lite';
import { reverseAllocation } from '@rdm/core/internal/cost';
import { text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import type { RowAction } from '../../../components';
import ResourceScreen from '../../../resource/ResourceScreen';
import { useResourceServices } from '../../../resource/use-resource-services';
import { AllocatedHoursDialog } from './AllocatedHoursDialog';
import { ReverseAllocationViewModel } from './ReverseAllocationViewModel';

const labels = {
  check: text('检查', 'Check'),
  allocate: text('反算分摊', 'Allocate'),
  clear: text('清除工时', 'Clear the hours'),
};

/** Booked totals and the hours found from them. docs/product.md, Reverse allocation */
const ReverseAllocationScreen = observer(function ReverseAllocationScreen() {
  const services = useResourceServices();
  const screen = useMemo(() => new ReverseAllocationViewModel(services), [services]);
  const { working } = screen;
  const actionsOf = (record: StoredRecord, reload: () => void): readonly RowAction[] => {
    const then = (done: Promise<boolean>) => void done.then((isDone) => isDone && reload());
    return [
      { key: 'check', label: labels.check, disabled: working, onClick: () => void screen.check(record) },
      ...(services.can('reverseallocation_allocate')
        ? [
            {
              key: 'allocate',
              label: labels.allocate,
              disabled: working,
              onClick: () => then(screen.allocate(record)),
            },
          ]
        : []),
      ...(services.can('reverseallocation_clear') && record.allocatedTime !== null
        ? [{ key: 'clear', label: labels.clear, danger: true, onClick: () => then(screen.clear(record)) }]
        : []),
    ];
  };
  return (
    <>
      <ResourceScreen resource={reverseAllocation} rowActions={actionsOf} />
      {screen.allocated && <AllocatedHoursDialog allocated={screen.allocated} onClose={() => screen.close()} />}
    </>
  );
});

export default ReverseAllocationScreen;
