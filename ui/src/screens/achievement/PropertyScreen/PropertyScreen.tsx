import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import RefreshCw from 'lucide:refresh-cw';
import { text } from '@rdm/core/internal/kernel';
import type { Resource } from '@rdm/core/internal/records';
import { Button } from '../../../components';
import ResourceScreen from '../../../resource/ResourceScreen';
import type { ResourceListViewModel } from '../../../resource/list/ResourceListViewModel';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useText } from '../../../theme';
import { RefreshDialog } from './RefreshDialog';

const labels = { refresh: text('从天眼查更新', 'Refresh from the registry') };
const REFRESH = 'intellectualproperty_refresh';

/** The register of intellectual property, and its comparison with the company registry. */
const PropertyScreen = observer(function PropertyScreen({ resource }: { resource: Resource }) {
  const read = useText();
  const { can } = useResourceServices();
  const [refreshed, setRefreshed] = useState<ResourceListViewModel | null>(null);
  return (
    <>
      <ResourceScreen
        resource={resource}
        toolbar={(list) =>
          can(REFRESH) && (
            <Button icon={<RefreshCw aria-hidden size={16} />} onClick={() => setRefreshed(list)}>
              {read(labels.refresh)}
            </Button>
          )
        }
      />
      {refreshed && <RefreshDialog onTaken={() => void refreshed.load()} onClose={() => setRefreshed(null)} />}
    </>
  );
});

export default PropertyScreen;
