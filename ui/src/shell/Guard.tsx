import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { Navigate, useLocation } from 'react-router';
import { routeDecision } from '@rdm/core/access';
import { useSession } from './services';

export interface GuardProps {
  /** `false`: everybody may see the page. */
  isAuth?: boolean;
  children: ReactNode;
}

/** Shows a page, or sends the visitor where the routing rules say. */
export const Guard = observer(function Guard({ isAuth = true, children }: GuardProps) {
  const session = useSession();
  const location = useLocation();
  const decision = routeDecision({
    path: location.pathname,
    loggedIn: session.signedIn,
    // The lock gate stands before every page.
    locked: false,
    meta: { isAuth },
    resetPassword: session.user?.resetPassword ?? false,
    passwordExpired: session.user?.passwordExpired ?? false,
    redirectedFrom: textOf(location.state, 'redirectedFrom'),
  });
  if ('allow' in decision) return children;
  if (decision.go === '/login') {
    // Who signed out deliberately starts afresh; everybody else returns to the page asked for.
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
