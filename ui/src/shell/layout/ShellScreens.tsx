import type { ComponentType } from 'react';
import { Route, Routes, type Location } from 'react-router';
import { lazyPart as lazy } from '../lazy-part';
import { infoPath } from '../tabs/TabsViewModel';

const InfoScreen = lazy(() => import('../../screens/profile/InfoScreen/Screen'));
const FrameScreen = lazy(() => import('../../screens/frame/FrameScreen/Screen'));

export interface ShellScreensProps {
  location: Location;
  /** Draws every other screen. */
  screen: ComponentType<{ location: Location }>;
}

/** The screens that belong to the frame rather than to an area: one's own page, and pages of other programs. */
export function ShellScreens({ location, screen: Screen }: ShellScreensProps) {
  return (
    <Routes location={location}>
      <Route path={infoPath} element={<InfoScreen />} />
      <Route path="/myiframe/:routerPath" element={<FrameScreen />} />
      <Route path="*" element={<Screen location={location} />} />
    </Routes>
  );
}
