import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { lazyPart as lazy, Skeleton } from './components';
import { openRoutes } from './open-routes';
import { ErrorBoundary } from './shell/ErrorBoundary';
import { Guard } from './shell/Guard';
import { LockGate } from './shell/LockGate';
import { preloadWhenIdle } from './preload';
import { homePath } from './shell/tabs/TabsViewModel';

const LoginScreen = lazy(async () => {
  const screen = await import('./screens/sign-in/LoginScreen/LoginScreen');
  // While somebody types: what everybody sees next.
  preloadWhenIdle([
    () => import('./shell/session/md5-hex'),
    async () => {
      void SignedIn.ahead();
      preloadWhenIdle((await import('./signed-in')).firstParts);
    },
  ]);
  return screen;
});
const PasswordScreen = lazy(() => import('./screens/sign-in/PasswordScreen/PasswordScreen'));
const SecondFactorScreen = lazy(() => import('./screens/sign-in/SecondFactorScreen/SecondFactorScreen'));
const LockScreen = lazy(() => import('./screens/sign-in/LockScreen/LockScreen'));
const OpenScreen = lazy(async () => ({ default: (await import('./open-screens')).OpenScreen }));
/** The part after sign-in; lazy, so that the sign-in page does not load its chunk references. */
const SignedIn = lazy(async () => ({ default: (await import('./signed-in')).SignedIn }));
/** Every component in every state, while developing only: the built product does not hold it. */
const GalleryScreen = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./gallery/GalleryScreen')).GalleryScreen }))
  : null;

export function AppRoutes() {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Skeleton lines={6} className="mx-auto max-w-240 px-4 pt-24" />}>
        <LockGate lockPage={<Guard isAuth={false} children={<LockScreen />} />}>
          {(location) => (
            <Routes location={location}>
              <Route path="/" element={<Navigate to="/wel" replace />} />
              <Route path="/wel" element={<Navigate to={homePath} replace />} />
              <Route path="/login" element={<Guard isAuth={false} children={<LoginScreen />} />} />
              {openRoutes.map((path) => (
                <Route
                  key={path}
                  path={path}
                  element={<Guard isAuth={false} children={<OpenScreen route={path} />} />}
                />
              ))}
              <Route path="/resetdefpassword" element={<Guard isAuth={false} children={<PasswordScreen />} />} />
              <Route path="/secondfactor" element={<Guard children={<SecondFactorScreen />} />} />
              {GalleryScreen && <Route path="/components" element={<GalleryScreen />} />}
              <Route
                path="*"
                element={
                  <Guard>
                    <SignedIn />
                  </Guard>
                }
              />
            </Routes>
          )}
        </LockGate>
      </Suspense>
    </ErrorBoundary>
  );
}
