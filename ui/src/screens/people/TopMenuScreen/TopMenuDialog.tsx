import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { text, type Text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import { useToast } from '../../../components';
import { GrantingDialog } from '../../../resource/layout/GrantingDialog';
import { CheckTree } from '../../../resource/tree/CheckTree';
import { usePorts } from '../../../shell/services';
import { useText } from '../../../theme';
import { TopMenuViewModel } from './TopMenuViewModel';

const labels = {
  menus: text('菜单', 'Menus'),
  none: text('没有可选的菜单', 'There are no menus to choose'),
  seen: text(
    '保存后，用户刷新页面即可在顶部看到；各人仍只看到本人有权限的菜单。',
    'Users see it at the top once they reload the page, each only the menus their roles grant.',
  ),
};

export interface TopMenuDialogProps {
  label: Text;
  topMenus: readonly StoredRecord[];
  onClose: () => void;
}

/** The menus of top menus as a tree of check boxes. */
export const TopMenuDialog = observer(function TopMenuDialog({ label, topMenus, onClose }: TopMenuDialogProps) {
  const read = useText();
  const ports = usePorts();
  const toast = useToast();
  const [chosen] = useState(() => {
    const services = { menus: ports.menus, session: ports.session, toast };
    return new TopMenuViewModel(
      services,
      topMenus.map(({ id }) => id),
    );
  });
  useEffect(() => void chosen.load(), [chosen]);
  return (
    <GrantingDialog
      label={label}
      names={topMenus.map(({ name }) => String(name ?? ''))}
      fault={chosen.fault}
      onRetry={() => void chosen.load()}
      saving={chosen.saving}
      onSave={() => chosen.save()}
      onClose={onClose}
    >
      {chosen.tree && (
        <>
          <CheckTree tree={chosen.tree} label={labels.menus} none={labels.none} />
          <p className="mt-2 text-hint text-dim">{read(labels.seen)}</p>
        </>
      )}
    </GrantingDialog>
  );
});
