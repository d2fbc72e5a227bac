import { useState, type ComponentProps } from 'react';
import { observer } from 'mobx-react-lite';
import { developmentActivity } from '@rdm/core/internal/execution';
import { text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import ResourceScreen from '../../../resource/ResourceScreen';
import { useResourceServices } from '../../../resource/use-resource-services';
import { AmountDialog } from './AmountDialog';

const labels = { amount: text('填写活动费用', 'Enter the cost') };

interface Asked {
  readonly record: StoredRecord;
  readonly reload: () => void;
}

/** Activities of projects, whose cost is stated by a call of its own; of one project where the list is narrowed to it. */
const ActivityScreen = observer(function ActivityScreen(props: Partial<ComponentProps<typeof ResourceScreen>>) {
  const services = useResourceServices();
  const [asked, setAsked] = useState<Asked | null>(null);
  const mayEdit = services.can(developmentActivity.permissions.edit);
  return (
    <>
      <ResourceScreen
        {...props}
        resource={developmentActivity}
        rowActions={
          mayEdit
            ? (record, reload) => [{ key: 'amount', label: labels.amount, onClick: () => setAsked({ record, reload }) }]
            : undefined
        }
      />
      {asked && (
        <AmountDialog
          services={services}
          record={asked.record}
          onStated={() => {
            setAsked(null);
            asked.reload();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
});
export default ActivityScreen;
