import { Suspense, useEffect, useMemo, useState, type ComponentType } from 'react';
import { observer } from 'mobx-react-lite';
import type { Location } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import { quietCodesUnder } from '@rdm/core/internal/system';
import { classNames, ConfirmProvider, lazyPart as lazy, ToastProvider } from '../../components';
import { useText } from '../../theme';
import { ErrorBoundary } from '../ErrorBoundary';
import { Companion } from '../late';
import type { Overlay } from '../overlays';
import { TopMenusViewModel } from '../menu/TopMenusViewModel';
import { usePorts, useSession } from '../services';
import { showsTagBar } from './shows-tag-bar';
import { StartGate } from '../StartGate';
import { TabBar } from '../tabs/TabBar';
import { Header } from './Header';
import { OpenScreens } from './OpenScreens';
import { ScreenAhead, ScreenAheadContext } from './ScreenAhead';
import { SideMenu } from './SideMenu';

/** The only page for a guest without a user account. */
const GuestRegistration = lazy(async () => ({
  default: (await import('../session/guest/GuestRegistration')).GuestRegistration,
}));

const labels = {
  skip: text('跳到内容', 'Skip to content'),
  closeMenu: text('关闭菜单', 'Close the menu'),
};

export interface LayoutProps {
  /** Renders the screen of a location. */
  screen: ComponentType<{ location: Location }>;
  /** Loads the program of the screen at a path, which is about to be opened; null where nothing is done ahead. */
  load?: ((path: string) => Promise<void>) | null;
}

/** The frame of every page after sign-in; rendered once user, menus and permissions are loaded. */
export const Layout = observer(function Layout(props: LayoutProps) {
  if (useSession().isGuest) return <GuestRegistration />;
  return (
    <StartGate>
      <Frame {...props} />
    </StartGate>
  );
});

/** Side menu, header, tabs, and the open screens. */
const Frame = observer(function Frame({ screen, load = null }: LayoutProps) {
  const read = useText();
  // Reserves a margin, so that the floating helper buttons do not cover the page content.
  const { user } = useSession();
  const hasHelpers = user?.hasAssistant ?? false;
  const tagged = showsTagBar(user);
  const quiet = useMemo(() => quietCodesUnder(user?.settings ?? []), [user?.settings]);
  const ports = usePorts();
  const [topMenus] = useState(() => new TopMenusViewModel(ports.menus, ports.session));
  useEffect(() => void topMenus.load(), [topMenus]);
  const ahead = useMemo(() => new ScreenAhead(load), [load]);
  const [menuOpen, setMenuOpen] = useState(false);
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  return (
    <ToastProvider quiet={quiet}>
      <ConfirmProvider>
        <a
          href="#content"
          className="sr-only z-60 rounded-md bg-raised p-2 text-accent-text focus:not-sr-only focus:fixed focus:top-1 focus:left-1"
        >
          {read(labels.skip)}
        </a>
        <div className="flex h-dvh overflow-hidden" onKeyDown={(event) => event.key === 'Escape' && setMenuOpen(false)}>
          {menuOpen && (
            <button
              type="button"
              aria-label={read(labels.closeMenu)}
              className="fixed inset-0 z-20 bg-overlay lg:hidden"
              onClick={() => setMenuOpen(false)}
            />
          )}
          <ScreenAheadContext value={ahead}>
            <SideMenu narrowed={topMenus.narrowed} open={menuOpen} onNavigate={() => setMenuOpen(false)} />
          </ScreenAheadContext>
          <div className="flex min-w-0 flex-1 flex-col">
            <Header topMenus={topMenus} onOpenMenu={() => setMenuOpen(true)} onShow={setOverlay} />
            {tagged && <TabBar onSearch={() => setOverlay('palette')} />}
            <ErrorBoundary frame={() => null}>
              <Suspense fallback={null}>
                <Companion overlay={overlay} onShow={setOverlay} />
              </Suspense>
            </ErrorBoundary>
            <main
              id="content"
              tabIndex={-1}
              className={classNames('flex min-h-0 flex-1 flex-col bg-surface outline-none', hasHelpers && 'lg:pr-12')}
            >
              <OpenScreens screen={screen} ahead={ahead} tagged={tagged} />
            </main>
          </div>
        </div>
      </ConfirmProvider>
    </ToastProvider>
  );
});
