import { Activity, useState, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { Navigate, useLocation, type Location } from 'react-router';
import { routeDecision } from '@rdm/core/internal/access';
import { useSession } from './services';

const lockPath = '/lock';

export interface LockGateProps {
  /** What shows while the screen is locked, at /lock. */
  lockPage: ReactNode;
  /** The pages of a location. */
  children: (location: Location) => ReactNode;
}

/**
 * Redirects to /lock while the screen is locked. The pages behind it are hidden and keep their input; after a reload
 * they are not rendered until it is unlocked.
 */
export const LockGate = observer(function LockGate({ lockPage, children }: LockGateProps) {
  const { signedIn, lock } = useSession();
  const location = useLocation();
  const [behind, setBehind] = useState<Location | null>(null);
  const atLock = location.pathname === lockPath;
  const decision = routeDecision({
    path: location.pathname,
    loggedIn: signedIn,
    locked: lock.locked,
    resetPassword: false,
    passwordExpired: false,
  });
  const forced = 'go' in decision && decision.go === lockPath;
  const hides = atLock || forced;
  if (!hides && behind !== location) setBehind(location);
  return (
    <>
      {forced && <Navigate to={lockPath} replace />}
      {atLock && lockPage}
      {behind && <Activity mode={hides ? 'hidden' : 'visible'}>{children(behind)}</Activity>}
    </>
  );
});
