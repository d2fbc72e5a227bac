import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { useSession } from '../services';
import { lazyPart } from '../../components';
import { menuAt } from './menu-tree';

// What it needs to say why is not loaded with the sign-in page.
const ClosedPage = lazyPart(async () => ({ default: (await import('./ClosedPage')).ClosedPage }));

/** Shows a page only to those whose menus have it. */
export const Granted = observer(function Granted({ children }: { children: ReactNode }) {
  const { menus } = useSession();
  const { pathname } = useLocation();
  return menuAt(menus, pathname) ? children : <ClosedPage />;
});
