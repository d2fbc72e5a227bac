import type { ComponentType } from 'react';
import { observer } from 'mobx-react-lite';
import { Navigate, useLocation } from 'react-router';
import { menuTree, type MenuEntry } from '@rdm/core/access';
import { resources } from '@rdm/core/application';
import type { Resource } from '@rdm/core/records';
import { ForbiddenState } from '../../components';
import { useSession } from '../services';
import { menuAt } from './menu-tree';

export interface MenuScreenProps {
  resourceScreen: ComponentType<{ resource: Resource }>;
}

/** The screen of a menu that names a resource by its code; a page nobody granted, or that does not exist. */
export const MenuScreen = observer(function MenuScreen({ resourceScreen: ResourceScreen }: MenuScreenProps) {
  const { menus } = useSession();
  const { pathname } = useLocation();
  const menu = menuAt(menus, pathname);
  const resource = menu && resourceOf(menu.code);
  if (resource) return <ResourceScreen key={resource.name} resource={resource} />;
  if (!menu && isProductPath(menuTree, pathname)) return <ForbiddenState />;
  return <Navigate to="/404" replace state={{ redirectedFrom: pathname }} />;
});

/** The resource that a button of the menu lets people see: `<code>_view`, or `<code>_setting` of the scopes. */
export function resourceOf(menuCode: string): Resource | undefined {
  return resources.find(({ permissions: { view } }) => view.slice(0, view.lastIndexOf('_')) === menuCode);
}

function isProductPath(menus: readonly MenuEntry[], path: string): boolean {
  return menus.some((menu) => (menu.children ? isProductPath(menu.children, path) : menu.path === path));
}
