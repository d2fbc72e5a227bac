import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { text, type Text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import { Badge, Tabs, useToast } from '../../../components';
import { GrantingDialog } from '../../../resource/layout/GrantingDialog';
import { CheckTree } from '../../../resource/tree/CheckTree';
import type { CheckTreeViewModel } from '../../../resource/tree/CheckTreeViewModel';
import { usePorts } from '../../../shell/services';
import { useText } from '../../../theme';
import { roleRights, type RoleRights } from './role-rights';

const labels = {
  kinds: text('权限种类', 'Kinds of rights'),
  none: text('没有可授予的权限', 'There is nothing to give'),
  below: text('下级角色会同时失去这里取消的菜单权限。', 'Roles below lose the menus that are taken away here.'),
};

const kinds: readonly { readonly key: keyof RoleRights; readonly label: Text }[] = [
  { key: 'menu', label: text('菜单权限', 'Menus') },
  { key: 'dataScope', label: text('数据权限', 'Data scopes') },
  { key: 'apiScope', label: text('接口权限', 'API scopes') },
];

export interface RoleRightsDialogProps {
  label: Text;
  roles: readonly StoredRecord[];
  onClose: () => void;
}

/** The rights of roles as trees of check boxes. */
export function RoleRightsDialog({ label, roles, onClose }: RoleRightsDialogProps) {
  const read = useText();
  const ports = usePorts();
  const toast = useToast();
  const [rights] = useState(() =>
    roleRights(
      ports,
      toast,
      roles.map(({ id }) => id),
    ),
  );
  return (
    <GrantingDialog
      label={label}
      names={roles.map(({ roleName }) => String(roleName ?? ''))}
      granting={rights}
      onClose={onClose}
    >
      {(trees) => (
        <>
          <Tabs
            label={labels.kinds}
            tabs={kinds.map(({ key, label: kind }) => ({
              key,
              label: kind,
              badge: <Ticked tree={trees[key]} />,
              content: <CheckTree tree={trees[key]} label={kind} none={labels.none} />,
            }))}
          />
          <p className="mt-2 text-hint text-dim">{read(labels.below)}</p>
        </>
      )}
    </GrantingDialog>
  );
}

const Ticked = observer(function Ticked({ tree }: { tree: CheckTreeViewModel }) {
  return tree.ticked.size > 0 && <Badge tone="accent">{tree.ticked.size}</Badge>;
});
