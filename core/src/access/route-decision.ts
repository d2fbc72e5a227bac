/** A flag: a boolean, or 0 and 1 as stored in records. */
export type Flag = boolean | 0 | 1 | '0' | '1' | null | undefined;

/** A visit to a page of the product. */
export interface RouteVisit {
  /** Without query and fragment. */
  readonly path: string;
  readonly loggedIn: Flag;
  readonly locked: Flag;
  /** No page of any person has such a path. */
  readonly isUnknown?: Flag;
  /** The page's own rule; `isAuth: false` makes it public. */
  readonly meta?: { readonly isAuth?: boolean } | null;
  /** The password must be changed before anything else. */
  readonly resetPassword: Flag;
  /** The password is older than the tenant's policy allows. */
  readonly passwordExpired: Flag;
  /** The tenant requires a second factor that is not set up yet. */
  readonly setSecondFactor?: Flag;
  /** The path requested first, if another page redirected here. */
  readonly redirectedFrom?: string | null;
}

export type RouteDecision = { readonly go: string } | { readonly allow: true };

const pages = {
  home: '/',
  unknown: '/404',
  login: '/login',
  lock: '/lock',
  changePassword: '/resetdefpassword',
  secondFactor: '/secondfactor',
} as const;
/** No page below it is public, so a visitor redirected from there must sign in. */
const WORK = '/rdm';

/**
 * Where a visit to a page leads. Without a session only public pages are shown, except when reached from a page under
 * /rdm; a path that nobody has leads to the page that says so. With one, a locked screen takes precedence, then a password that must be changed, then a second factor that must be set up, then the page
 * itself. The
 * target of a redirect is always allowed, so that it cannot loop.
 */
export function routeDecision(visit: RouteVisit): RouteDecision {
  const path = textOf(visit?.path);
  if (!holds(visit?.loggedIn)) {
    if (path === pages.login || isOpen(visit, path)) return { allow: true };
    return { go: holds(visit?.isUnknown) && path !== pages.unknown ? pages.unknown : pages.login };
  }
  if (holds(visit.locked)) return stay(path, pages.lock);
  if (holds(visit.resetPassword) || holds(visit.passwordExpired)) return stay(path, pages.changePassword);
  if (holds(visit.setSecondFactor)) return stay(path, pages.secondFactor);
  return path === pages.login ? { go: pages.home } : { allow: true };
}

function isOpen(visit: RouteVisit | null | undefined, path: string): boolean {
  return visit?.meta?.isAuth === false && !(textOf(visit.redirectedFrom) || path).startsWith(WORK);
}

function stay(path: string, forced: string): RouteDecision {
  return path === forced ? { allow: true } : { go: forced };
}

const holds = (flag: Flag): boolean => flag === true || flag === 1 || flag === '1';
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
