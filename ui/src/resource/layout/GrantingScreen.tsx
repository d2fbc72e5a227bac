import { useState, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { text, type Text } from '@rdm/core/internal/kernel';
import type { Resource, StoredRecord } from '@rdm/core/internal/records';
import { Button } from '../../components';
import { useText } from '../../theme';
import type { ResourceListViewModel } from '../list/ResourceListViewModel';
import { useResourceServices } from '../use-resource-services';
import { LaidOutScreen } from './LaidOutScreen';

const none = text('请选择至少一条数据', 'Select at least one record');

export interface GrantingScreenProps {
  resource: Resource;
  /** What is given, e.g. rights, to one record or to several. */
  label: Text;
  icon: ReactNode;
  /** Who may give it. */
  permission: string;
  dialog: (records: readonly StoredRecord[], close: () => void) => ReactNode;
}

/** A list whose records are given something in a dialog: one by its row, several by the toolbar. */
export const GrantingScreen = observer(function GrantingScreen(props: GrantingScreenProps) {
  const { resource, label, icon, permission, dialog } = props;
  const read = useText();
  const { can, toast } = useResourceServices();
  const [asked, setAsked] = useState<readonly StoredRecord[] | null>(null);
  const mayGrant = can(permission);
  const askChosen = (list: ResourceListViewModel) => {
    const chosen = list.rows.filter(({ id }) => list.selected.has(id));
    if (chosen.length === 0) toast.error(none);
    else setAsked(chosen);
  };
  return (
    <>
      <LaidOutScreen
        resource={resource}
        selectable={mayGrant}
        toolbar={(list) =>
          mayGrant && (
            <Button icon={icon} onClick={() => askChosen(list)}>
              {read(label)}
            </Button>
          )
        }
        rowActions={(record) => (mayGrant ? [{ key: 'grant', label, onClick: () => setAsked([record]) }] : [])}
      />
      {asked && dialog(asked, () => setAsked(null))}
    </>
  );
});
