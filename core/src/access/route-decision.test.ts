import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { showsAdministratorTools } from './administrator-tools';
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
    ['a path that nobody has, without a session', { loggedIn: false, path: '/x', isUnknown: true }, '/404'],
    ['a path that nobody has, with a session', { path: '/x', isUnknown: true }, null],
    ['the sign-in page without a session', { loggedIn: false, path: '/login' }, null],
    ['the sign-in page with a session', { path: '/login', meta: open }, '/'],
    ['an open page without a session', { loggedIn: false, path: '/404', meta: open }, null],
    ['an open page with a session', { path: '/404', meta: open }, null],
    [
      'an open page reached from /rdm',
      { loggedIn: false, path: '/404', meta: open, redirectedFrom: '/rdm/x' },
      '/login',
    ],
    ['an open page reached from elsewhere', { loggedIn: false, path: '/404', meta: open, redirectedFrom: '/x' }, null],
    ['an open page reached from /rdm with a session', { path: '/404', meta: open, redirectedFrom: '/rdm/x' }, null],
    ['a page of /rdm that says it is open', { loggedIn: false, path: '/rdm/enterpriseinfo', meta: open }, '/login'],
    ['any page while locked', { locked: true }, '/lock'],
    ['the lock page while locked', { locked: true, path: '/lock' }, null],
    ['the sign-in page while locked', { locked: true, path: '/login', meta: open }, '/lock'],
    ['a locked screen without a session', { locked: true, loggedIn: false }, '/login'],
    ['a page with a given password', { resetPassword: true }, '/resetdefpassword'],
    ['a page with reset_def_pass 1', { resetPassword: 1 }, '/resetdefpassword'],
    ['a page with reset_def_pass 0', { resetPassword: 0 }, null],
    ['a page with an expired password', { passwordExpired: true }, '/resetdefpassword'],
    ['the page that changes it', { passwordExpired: true, path: '/resetdefpassword' }, null],
    ['a locked screen with an expired password', { passwordExpired: true, locked: true }, '/lock'],
  ])('%s', (_, over, goes) => {
    expect(routeDecision(visit(over))).toEqual(goes ? { go: goes } : { allow: true });
  });

  const path = fc.constantFrom(
    '/',
    '/login',
    '/lock',
    '/resetdefpassword',
    '/404',
    '/wel/index',
    '/rdm/enterpriseinfo',
  );
  const visits = fc.record({
    path,
    loggedIn: fc.boolean(),
    locked: fc.boolean(),
    resetPassword: fc.boolean(),
    passwordExpired: fc.boolean(),
    meta: fc.constantFrom<RouteVisit['meta']>(undefined, null, {}, { isAuth: true }, open),
    redirectedFrom: fc.option(path, { nil: undefined }),
  });

  it('never send the visitor to where he would be sent on again', () => {
    fc.assert(
      fc.property(visits, fc.constantFrom(undefined, open), (each, meta) => {
        const decision = routeDecision(each);
        if (!('go' in decision)) return;
        expect(decision.go).not.toBe(each.path);
        expect(routeDecision({ ...each, path: decision.go, meta, redirectedFrom: each.path })).toEqual({ allow: true });
      }),
    );
  });

  it('show nothing but open pages without a session, and nothing but the lock page while locked', () => {
    fc.assert(
      fc.property(visits, (each) => {
        if (!('allow' in routeDecision(each))) return;
        if (!each.loggedIn) expect(each.path === '/login' || each.meta?.isAuth === false).toBe(true);
        else if (each.locked) expect(each.path).toBe('/lock');
      }),
    );
  });

  it('send to the sign-in page what cannot be read as a visit', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constant(null), fc.string(), fc.integer(), fc.array(fc.anything())), (anything) => {
        expect(routeDecision(anything as never)).toEqual({ go: '/login' });
      }),
    );
  });
});

describe('The tools of administrators', () => {
  it.each([
    ['administrator', true],
    ['user,administrator', true],
    ['admin', false],
    ['projectmanager', false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('of the role %j show: %s', (roleName, shows) => expect(showsAdministratorTools(roleName)).toBe(shows));

  it('never show for what is no role name', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        expect(showsAdministratorTools(anything as never)).toBe(
          String(typeof anything) === 'string' && (anything as string).includes('administrator'),
        );
      }),
    );
  });
});
