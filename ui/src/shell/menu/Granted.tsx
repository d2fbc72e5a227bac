import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { useSession } from '../services';
import { ClosedPage } from './ClosedPage';
import { menuAt } from './menu-tree';

/** Shows a page only to those whose menus have it. */
export const Granted = observer(function Granted({ children }: { children: ReactNode }) {
  const { menus } = useSession();
  const { pathname } = useLocation();
  return menuAt(menus, pathname) ? children : <ClosedPage />;
});
