import ListTree from 'lucide:list-tree';
import { text } from '@rdm/core/internal/kernel';
import type { Resource } from '@rdm/core/internal/records';
import { GrantingScreen } from '../../../resource/layout/GrantingScreen';
import { TopMenuDialog } from './TopMenuDialog';

const label = text('菜单配置', 'Choose menus');

/** Top menus, and the menus the side bar is narrowed to by each. */
export default function TopMenuScreen({ resource }: { resource: Resource }) {
  return (
    <GrantingScreen
      resource={resource}
      label={label}
      icon={<ListTree aria-hidden size={16} />}
      permission="topmenu_setting"
      dialog={(topMenus, close) => <TopMenuDialog label={label} topMenus={topMenus} onClose={close} />}
    />
  );
}
