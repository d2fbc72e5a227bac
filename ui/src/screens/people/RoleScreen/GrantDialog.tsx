import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { text, type Text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import { Badge, Button, Dialog, EmptyState, ErrorState, Skeleton, Tabs, useToast } from '../../../components';
import type { CheckTreeViewModel } from '../../../resource/tree/CheckTreeViewModel';
import { TreeList } from '../../../resource/tree/TreeList';
import { usePorts } from '../../../shell/services';
import { useText } from '../../../theme';
import { GrantViewModel, type GrantTrees } from './GrantViewModel';

const labels = {
  title: text('权限设置', 'Set rights'),
  kinds: text('权限种类', 'Kinds of rights'),
  none: text('没有可授予的权限', 'There is nothing to give'),
  below: text('下级角色会同时失去这里取消的菜单权限。', 'Roles below lose the menus that are taken away here.'),
  cancel: text('取消', 'Cancel'),
  save: text('保存', 'Save'),
};

const kinds: readonly { readonly key: keyof GrantTrees; readonly label: Text }[] = [
  { key: 'menu', label: text('菜单权限', 'Menus') },
  { key: 'dataScope', label: text('数据权限', 'Data scopes') },
  { key: 'apiScope', label: text('接口权限', 'API scopes') },
];

export interface GrantDialogProps {
  roles: readonly StoredRecord[];
  onClose: () => void;
}

/** The rights of roles as trees of check boxes. */
export const GrantDialog = observer(function GrantDialog({ roles, onClose }: GrantDialogProps) {
  const read = useText();
  const ports = usePorts();
  const toast = useToast();
  const [grant] = useState(() => {
    const services = { menus: ports.menus, roles: ports.roles, session: ports.session, toast };
    return new GrantViewModel(
      services,
      roles.map(({ id }) => id),
    );
  });
  useEffect(() => void grant.load(), [grant]);
  const save = async () => {
    if (await grant.save()) onClose();
  };
  const names = roles.map(({ roleName }) => String(roleName ?? '')).join('、');
  const { trees, fault } = grant;
  return (
    <Dialog
      open
      size="medium"
      title={text(`${labels.title.zh}：${names}`, `${labels.title.en}: ${names}`)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{read(labels.cancel)}</Button>
          <Button variant="primary" disabled={!trees} loading={grant.saving} onClick={() => void save()}>
            {read(labels.save)}
          </Button>
        </>
      }
    >
      {fault && <ErrorState hint={fault.message} onRetry={() => void grant.load()} />}
      {!trees && !fault && <Skeleton lines={6} />}
      {trees && (
        <>
          <Tabs
            label={labels.kinds}
            tabs={kinds.map(({ key, label }) => ({
              key,
              label,
              badge: <Ticked tree={trees[key]} />,
              content: <Rights tree={trees[key]} label={label} />,
            }))}
          />
          <p className="mt-2 text-hint text-dim">{read(labels.below)}</p>
        </>
      )}
    </Dialog>
  );
});

const Ticked = observer(function Ticked({ tree }: { tree: CheckTreeViewModel }) {
  return tree.ticked.size > 0 && <Badge tone="accent">{tree.ticked.size}</Badge>;
});

const Rights = observer(function Rights({ tree, label }: { tree: CheckTreeViewModel; label: Text }) {
  if (tree.nodes.length === 0) return <EmptyState title={labels.none} />;
  return (
    <div className="max-h-[50dvh] overflow-y-auto pt-2">
      <TreeList
        label={label}
        rows={tree.rows}
        onOpen={(id, open) => tree.setOpen(id, open)}
        onChoose={(id) => tree.toggle(id)}
      />
    </div>
  );
});
