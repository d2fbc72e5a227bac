import type { ComponentType } from 'react';
import { observer } from 'mobx-react-lite';
import { Navigate, useLocation } from 'react-router';
import { menuTree, type MenuEntry } from '@rdm/core/internal/access';
import { resources } from '@rdm/core/internal/application';
import type { Resource } from '@rdm/core/internal/records';
import { useSession } from '../services';
import { ClosedPage } from './ClosedPage';
import { menuAt } from './menu-tree';

export interface MenuScreenProps {
  resourceScreen: ComponentType<{ resource: Resource }>;
}

/** The screen of a menu whose code names a resource; otherwise a page for missing permission or not found. */
export const MenuScreen = observer(function MenuScreen({ resourceScreen: ResourceScreen }: MenuScreenProps) {
  const { menus } = useSession();
  const { pathname } = useLocation();
  const menu = menuAt(menus, pathname);
  const resource = menu && resourceOf(menu.code);
  if (resource) return <ResourceScreen key={resource.name} resource={resource} />;
  if (!menu && isProductPath(menuTree, pathname)) return <ClosedPage />;
  return <Navigate to="/404" replace state={{ redirectedFrom: pathname }} />;
});

/** The resource viewed by permission of the menu's button: `<code>_view`, or `<code>_setting` for the scopes. */
export function resourceOf(menuCode: string): Resource | undefined {
  return resources.find(({ permissions: { view } }) => view.slice(0, view.lastIndexOf('_')) === menuCode);
}

function isProductPath(menus: readonly MenuEntry[], path: string): boolean {
  return menus.some((menu) => (menu.children ? isProductPath(menu.children, path) : menu.path === path));
}
