import { useEffect } from 'react';
import { preloadWhenIdle } from './preload';
import { screenAhead, Screens } from './screen-routes';
import { lateParts } from './shell/late';
import { Layout } from './shell/layout/Layout';

/** The frame, and the screens of its tabs. */
export function SignedIn() {
  useEffect(() => {
    // Once the first page is there: its own answers come first.
    const later = setTimeout(() => preloadWhenIdle(nextParts), 4_000);
    return () => clearTimeout(later);
  }, []);
  return <Layout screen={Screens} ahead={screenAhead} />;
}

/** What everybody sees first, in the order in which it is needed. */
export const firstParts: readonly (() => Promise<unknown>)[] = [
  async () => (await import('./screens/home/HomeScreen/HomeScreen')).homeParts(),
  lateParts,
  () => import('./shell/upkeep/start-upkeep'),
];

/** The screens that most others share their parts with. */
const nextParts: readonly (() => Promise<unknown>)[] = [
  () => import('./screen-of-resource'),
  () => import('./screens/project/ProjectListScreen/ProjectListScreen'),
  () => import('./screens/ledger/AuxiliaryScreen/AuxiliaryScreen'),
];
