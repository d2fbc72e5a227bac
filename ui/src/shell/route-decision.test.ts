import { describe, expect, it } from 'vitest';
import { routeDecision, type RouteVisit } from './route-decision';

const visit = (over: Partial<RouteVisit>): RouteVisit => ({
  path: '/wel/index',
  loggedIn: true,
  locked: false,
  resetPassword: false,
  passwordExpired: false,
  ...over,
});
const open = { isAuth: false };

describe('Routing rules', () => {
  it.each<[string, Partial<RouteVisit>, string | null]>([
    ['a page with a session', {}, null],
    ['a page without a session', { loggedIn: false }, '/login'],
    ['the sign-in page without a session', { loggedIn: false, path: '/login', meta: open }, null],
    ['the sign-in page with a session', { path: '/login', meta: open }, '/'],
    ['an open page without a session', { loggedIn: false, path: '/404', meta: open }, null],
    [
      'an open page reached from /rdm',
      { loggedIn: false, path: '/404', meta: open, redirectedFrom: '/rdm/x' },
      '/login',
    ],
    ['an open page reached from elsewhere', { loggedIn: false, path: '/404', meta: open, redirectedFrom: '/x' }, null],
    ['an open page reached from /rdm with a session', { path: '/404', meta: open, redirectedFrom: '/rdm/x' }, null],
    ['any page while locked', { locked: true }, '/lock'],
    ['the lock page while locked', { locked: true, path: '/lock' }, null],
    ['the sign-in page while locked', { locked: true, path: '/login', meta: open }, '/lock'],
    ['a locked screen without a session', { locked: true, loggedIn: false }, '/login'],
    ['a page with an initial password', { resetPassword: true }, '/resetdefpassword'],
    ['a page with an expired password', { passwordExpired: true }, '/resetdefpassword'],
    ['the page that changes it', { passwordExpired: true, path: '/resetdefpassword' }, null],
    ['a locked screen with an expired password', { passwordExpired: true, locked: true }, '/lock'],
  ])('%s', (_, over, goes) => {
    expect(routeDecision(visit(over))).toEqual(goes ? { go: goes } : { allow: true });
  });
});
