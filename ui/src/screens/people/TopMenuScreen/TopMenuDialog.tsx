import { useState } from 'react';
import { text, type Text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import { useToast } from '../../../components';
import { GrantingDialog } from '../../../resource/layout/GrantingDialog';
import { CheckTree } from '../../../resource/tree/CheckTree';
import { usePorts } from '../../../shell/services';
import { useText } from '../../../theme';
import { topMenuChoice } from './top-menu-choice';

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
export function TopMenuDialog({ label, topMenus, onClose }: TopMenuDialogProps) {
  const read = useText();
  const ports = usePorts();
  const toast = useToast();
  const [choice] = useState(() =>
    topMenuChoice(
      ports,
      toast,
      topMenus.map(({ id }) => id),
    ),
  );
  return (
    <GrantingDialog
      label={label}
      names={topMenus.map(({ name }) => String(name ?? ''))}
      granting={choice}
      onClose={onClose}
    >
      {(tree) => (
        <>
          <CheckTree tree={tree} label={labels.menus} none={labels.none} />
          <p className="mt-2 text-hint text-dim">{read(labels.seen)}</p>
        </>
      )}
    </GrantingDialog>
  );
}
