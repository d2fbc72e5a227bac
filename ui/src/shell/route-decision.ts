export interface RouteVisit {
  readonly path: string;
  readonly loggedIn: boolean;
  readonly locked: boolean;
  /** The page's own rule; `isAuth: false` lets everybody in. */
  readonly meta?: { readonly isAuth?: boolean };
  readonly resetPassword: boolean;
  readonly passwordExpired: boolean;
  /** The path first asked for, where another page sent the visitor here. */
  readonly redirectedFrom?: string;
}

export type RouteDecision = { readonly go: string } | { readonly allow: true };

const allow: RouteDecision = { allow: true };

/**
 * Where a visit to a page leads. A locked screen comes before a password that must change, and that before all else;
 * without a session only open pages show, and not those reached from a page under /rdm. Spec §2 “Routing rules”, §4.
 */
export function routeDecision(visit: RouteVisit): RouteDecision {
  if (!visit.loggedIn) {
    const open = visit.meta?.isAuth === false && !visit.redirectedFrom?.startsWith('/rdm');
    return open || visit.path === '/login' ? allow : { go: '/login' };
  }
  if (visit.locked) return stay(visit.path, '/lock');
  if (visit.resetPassword || visit.passwordExpired) return stay(visit.path, '/resetdefpassword');
  return visit.path === '/login' ? { go: '/' } : allow;
}

function stay(path: string, forced: string): RouteDecision {
  return path === forced ? allow : { go: forced };
}
