import {
  Activity,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { observer } from 'mobx-react-lite';
import { useLocation, type Location } from 'react-router';
import type { MenuNode } from '@rdm/core/internal/access';
import { text, type Text } from '@rdm/core/internal/kernel';
import { classNames, Skeleton } from '../../components';
import { useText } from '../../theme';
import { ErrorBoundary } from '../ErrorBoundary';
import { menuAt, menuLabel } from '../menu/menu-tree';
import { productName } from '../product';
import { useSession, useTabs } from '../services';
import { HoldUnsaved, type Unsaved } from '../../resource/hold-unsaved';
import { homePath, type TabsViewModel } from '../tabs/TabsViewModel';
import { usePageTitle } from '../use-page-title';

/** Number of screens that keep their state; the least recently used are evicted and later rendered anew. */
const mostKept = 12;
const homeTitle = text('首页', 'Home');

export interface OpenScreensProps {
  screen: ComponentType<{ location: Location }>;
  /** Whether the bar of pages tells the title, where there is room for it. */
  tagged: boolean;
}

/** The screens of the open tabs. Only the active one is visible; the others keep their state without effects. */
export const OpenScreens = observer(function OpenScreens({ screen: Screen, tagged }: OpenScreensProps) {
  const read = useText();
  const tabs = useTabs();
  const { menus } = useSession();
  const location = useLocation();
  const { pathname, search } = location;
  const [visited, setVisited] = useState<readonly Location[]>([location]);
  if (visited[0] !== location) {
    setVisited([location, ...visited.filter((each) => each.pathname !== pathname)].slice(0, mostKept));
  }
  const title = useMemo(() => titleOf(menus, pathname), [menus, pathname]);
  // A page without a menu entry, such as one of a single project, set the title of its tab itself.
  const shown = title ?? tabs.tabs.find(({ path }) => path === pathname)?.title;
  usePageTitle(shown);
  useEffect(() => {
    if (title) tabs.visit(pathname, search, title);
  }, [tabs, pathname, search, title]);

  const open = new Set([pathname, ...tabs.tabs.map(({ path }) => path)]);
  return (
    <>
      <h1 className={classNames('truncate px-4 pt-3 text-heading font-semibold', tagged && 'md:sr-only')}>
        {read(shown ?? productName)}
      </h1>
      {[...visited]
        .filter((each) => open.has(each.pathname))
        .sort((a, b) => (a.pathname < b.pathname ? -1 : 1))
        .map((each) => (
          <Activity key={each.pathname} mode={each.pathname === pathname ? 'visible' : 'hidden'}>
            <div className="min-h-0 flex-1 overflow-auto p-4">
              <ErrorBoundary>
                <Suspense fallback={<Skeleton lines={6} />}>
                  <Held tabs={tabs} path={each.pathname}>
                    <Screen location={each} />
                  </Held>
                </Suspense>
              </ErrorBoundary>
            </div>
          </Activity>
        ))}
    </>
  );
});

/** Registers unsaved input of a screen with its tab. */
function Held({ tabs, path, children }: { tabs: TabsViewModel; path: string; children: ReactNode }) {
  const hold = useCallback((unsaved: Unsaved) => tabs.hold(path, unsaved), [tabs, path]);
  return <HoldUnsaved value={hold}>{children}</HoldUnsaved>;
}

function titleOf(menus: readonly MenuNode[], path: string): Text | undefined {
  if (path === homePath) return homeTitle;
  const menu = menuAt(menus, path);
  return menu && menuLabel(menu);
}
