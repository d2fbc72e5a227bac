import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { Navigate, useLocation } from 'react-router';
import { routeDecision } from '@rdm/core/internal/access';
import { isOwnPath } from './own-paths';
import { useSession } from './services';

export interface GuardProps {
  /** `false`: everybody may see the page. */
  isAuth?: boolean;
  children: ReactNode;
}

/** Shows a page, or redirects according to the routing rules. */
export const Guard = observer(function Guard({ isAuth = true, children }: GuardProps) {
  const session = useSession();
  const location = useLocation();
  const decision = routeDecision({
    path: location.pathname,
    loggedIn: session.signedIn,
    // LockGate handles the lock before any page is rendered.
    locked: false,
    isUnknown: !isOwnPath(location.pathname),
    meta: { isAuth },
    resetPassword: session.user?.resetPassword ?? false,
    passwordExpired: session.user?.passwordExpired ?? false,
    setSecondFactor: session.user?.setSecondFactor ?? false,
    redirectedFrom: textOf(location.state, 'redirectedFrom'),
  });
  if ('allow' in decision) return children;
  if (decision.go === '/login') {
    // After an explicit sign-out the user starts at the home page; otherwise at the requested page.
    const from = session.ended === 'signedOut' ? undefined : location.pathname + location.search;
    return <Navigate to="/login" replace state={{ from }} />;
  }
  const from = location.pathname === '/login' ? textOf(location.state, 'from') : undefined;
  return <Navigate to={decision.go === '/' ? (from ?? '/') : decision.go} replace />;
});

function textOf(state: unknown, name: string): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const value = (state as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value : undefined;
}
