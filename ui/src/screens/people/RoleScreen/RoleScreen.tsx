import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { ShieldCheck } from 'lucide-react';
import { text } from '@rdm/core/internal/kernel';
import type { Resource, StoredRecord } from '@rdm/core/internal/records';
import { Button } from '../../../components';
import { LaidOutScreen } from '../../../resource/layout/LaidOutScreen';
import type { ResourceListViewModel } from '../../../resource/list/ResourceListViewModel';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useText } from '../../../theme';
import { GrantDialog } from './GrantDialog';

const labels = {
  grant: text('权限设置', 'Set rights'),
  none: text('请选择至少一条数据', 'Select at least one record'),
};

/** Roles, and the rights they hold. */
const RoleScreen = observer(function RoleScreen({ resource }: { resource: Resource }) {
  const read = useText();
  const { can, toast } = useResourceServices();
  const [asked, setAsked] = useState<readonly StoredRecord[] | null>(null);
  const mayGrant = can('role_edit');
  const askChosen = (list: ResourceListViewModel) => {
    const chosen = list.rows.filter(({ id }) => list.selected.has(id));
    if (chosen.length === 0) toast.error(labels.none);
    else setAsked(chosen);
  };
  return (
    <>
      <LaidOutScreen
        resource={resource}
        selectable={mayGrant}
        toolbar={(list) =>
          mayGrant && (
            <Button icon={<ShieldCheck aria-hidden size={16} />} onClick={() => askChosen(list)}>
              {read(labels.grant)}
            </Button>
          )
        }
        rowActions={(role) =>
          mayGrant ? [{ key: 'grant', label: labels.grant, onClick: () => setAsked([role]) }] : []
        }
      />
      {asked && <GrantDialog roles={asked} onClose={() => setAsked(null)} />}
    </>
  );
});

export default RoleScreen;
