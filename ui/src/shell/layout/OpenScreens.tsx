import { Activity, memo, Suspense, useCallback, useEffect, useMemo, useState, type ComponentType } from 'react';
import { observer } from 'mobx-react-lite';
import { parsePath, useLocation, type Location } from 'react-router';
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
import type { ScreenAhead } from './ScreenAhead';

/** Number of screens that keep their state; the least recently used are evicted and later rendered anew. */
const mostKept = 12;
const homeTitle = text('首页', 'Home');

export interface OpenScreensProps {
  screen: ComponentType<{ location: Location }>;
  ahead: ScreenAhead;
  /** Whether the bar of pages tells the title, where there is room for it. */
  tagged: boolean;
}

/** The screens of the open tabs. Only the active one is visible; the others keep their state without effects. */
export const OpenScreens = observer(function OpenScreens({ screen, ahead, tagged }: OpenScreensProps) {
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

  useEffect(() => ahead.done(), [ahead, location]);

  const open = new Set([pathname, ...tabs.tabs.map(({ path }) => path)]);
  const kept = visited.filter((each) => open.has(each.pathname));
  const next = useMemo(() => (ahead.to === null ? [] : [locationOf(ahead.to)]), [ahead.to]);
  const isKept = (path: string) => path === pathname || kept.some((each) => each.pathname === path);
  return (
    <>
      <h1 className={classNames('truncate px-4 pt-3 text-heading font-semibold', tagged && 'md:sr-only')}>
        {read(shown ?? productName)}
      </h1>
      {[...kept, ...next.filter((each) => !isKept(each.pathname))]
        .sort((a, b) => (a.pathname < b.pathname ? -1 : 1))
        .map((each) => (
          <Activity key={each.pathname} mode={each.pathname === pathname ? 'visible' : 'hidden'}>
            <Kept screen={screen} tabs={tabs} location={each} />
          </Activity>
        ))}
    </>
  );
});

interface KeptProps extends Pick<OpenScreensProps, 'screen'> {
  tabs: TabsViewModel;
  location: Location;
}

/** The screen of a tab, drawn anew only when its own address changes; its unsaved input is registered with the tab. */
const Kept = memo(function Kept({ screen: Screen, tabs, location }: KeptProps) {
  const { pathname } = location;
  const hold = useCallback((unsaved: Unsaved) => tabs.hold(pathname, unsaved), [tabs, pathname]);
  return (
    <div className="min-h-0 flex-1 overflow-auto p-4">
      <ErrorBoundary>
        <Suspense fallback={<Skeleton lines={6} />}>
          <HoldUnsaved value={hold}>
            <Screen location={location} />
          </HoldUnsaved>
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}, isSameKept);

function isSameKept(one: KeptProps, other: KeptProps): boolean {
  const [a, b] = [one.location, other.location];
  const isSameAddress = a.pathname === b.pathname && a.search === b.search && a.hash === b.hash && a.state === b.state;
  return isSameAddress && one.screen === other.screen && one.tabs === other.tabs;
}

/** The address that a row leads to, as the router gives it once it is opened. */
function locationOf(to: string): Location {
  const { pathname = '', search = '', hash = '' } = parsePath(to);
  return { pathname, search, hash, state: null, key: 'ahead' };
}

function titleOf(menus: readonly MenuNode[], path: string): Text | undefined {
  if (path === homePath) return homeTitle;
  const menu = menuAt(menus, path);
  return menu && menuLabel(menu);
}
