import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { projectMaster } from '@rdm/core/internal/project';
import type { StoredRecord } from '@rdm/core/internal/records';
import ResourceScreen from '../../../resource/ResourceScreen';
import { useResourceServices } from '../../../resource/use-resource-services';
import { MasterDialog } from './MasterDialog';

const labels = { years: text('各年度', 'Years') };

interface Shown {
  readonly record: StoredRecord;
  readonly reload: () => void;
}

/** Projects over their years, each with its years, phases and balances. */
const MasterScreen = observer(function MasterScreen() {
  const services = useResourceServices();
  const [shown, setShown] = useState<Shown | null>(null);
  return (
    <>
      <ResourceScreen
        resource={projectMaster}
        rowActions={(record, reload) => [
          { key: 'years', label: labels.years, onClick: () => setShown({ record, reload }) },
        ]}
      />
      {shown && (
        <MasterDialog
          services={services}
          record={shown.record}
          mayRename={services.can(projectMaster.permissions.edit)}
          onRenamed={shown.reload}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
});
export default MasterScreen;
