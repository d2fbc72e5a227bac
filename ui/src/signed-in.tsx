import { useEffect, useMemo, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { preloadWhenIdle } from './preload';
import { screenAhead, Screens } from './screen-routes';
import { loadAhead, screensAhead } from './screens-ahead';
import { firstOverview } from './screens/home/HomeScreen/first-overview';
import { beginFrame } from './shell/first-readings';
import { lateAhead } from './shell/late';
import { Layout } from './shell/layout/Layout';
import { usePorts, useSession } from './shell/services';
import { homePath } from './shell/tabs/TabsViewModel';

/** The register of vouchers, whose screen is its own. */
const voucher = 'blade-rdm/financialaccount';

/** The frame, and the screens of its tabs. */
export const SignedIn = observer(function SignedIn() {
  const ports = usePorts();
  const { menus, isGuest } = useSession();
  const { pathname } = useLocation();
  const opensAtHome = pathname === homePath;
  const isBegun = useRef(false);
  useEffect(() => {
    // Once, together with what the session itself asks for. A guest has no frame.
    if (isBegun.current || isGuest) return;
    isBegun.current = true;
    beginFrame(ports);
    if (opensAtHome) firstOverview.begin(ports.overview);
  }, [opensAtHome, isGuest, ports]);
  useEffect(() => {
    // Once the first page is there: its own answers come first.
    const later = setTimeout(() => preloadWhenIdle([...nextParts, ...screensAhead(menus)]), 4_000);
    return () => clearTimeout(later);
  }, [menus]);
  const load = useMemo(() => loadAhead(menus), [menus]);
  return <Layout screen={Screens} load={load} />;
});

/** What everybody sees first, in the order in which it is needed. */
export const firstParts: readonly (() => Promise<unknown>)[] = [
  async () => {
    void screenAhead(homePath);
    (await import('./screens/home/HomeScreen/HomeScreen')).homeParts();
  },
  lateAhead,
  () => import('./shell/upkeep/start-upkeep'),
];

/** The screens that most others share their parts with, then those that a clerk opens most. */
const nextParts: readonly (() => Promise<unknown>)[] = [
  async () => (await import('./screen-of-resource')).screenOfResourceAhead(voucher),
  ...[
    '/rdm/personnel/list',
    '/rdm/project/list',
    '/project/auxiliary-2021',
    '/rdm/project/worktime',
    '/project/preferential',
    '/rdm/statistics/annual-report',
  ].map((path) => () => screenAhead(path)),
];
