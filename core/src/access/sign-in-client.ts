import type { Draft, SignInClient } from '../records';

/** Lifetimes of tokens in seconds: of the stock clients, and the default of registered ones. */
export const ACCESS_SECONDS = 3600;
export const REFRESH_SECONDS = 604_800;

/** A client that ships with the product; all have the same grants and lifetimes. */
export const standardClient = (clientId: string): SignInClient => ({
  clientId,
  grants: new Set(['refresh_token', 'password', 'authorization_code', 'captcha', 'social']),
  accessSeconds: ACCESS_SECONDS,
  refreshSeconds: REFRESH_SECONDS,
});

/** The client of the product's own screens; the default for sign-ins that name none. */
export const OWN_CLIENT = standardClient('saber');

/** The grants and token lifetimes of a registered client. */
export const registeredClient = (record: Draft): SignInClient => ({
  clientId: String(record.clientId),
  grants: new Set(
    String(record.authorizedGrantTypes ?? '')
      .split(',')
      .map((grant) => grant.trim())
      .filter((grant) => grant !== ''),
  ),
  accessSeconds: secondsOf(record.accessTokenValidity, ACCESS_SECONDS),
  refreshSeconds: secondsOf(record.refreshTokenValidity, REFRESH_SECONDS),
});

/** Some client programs send -1 for an empty value. docs/wire.md, Registered clients */
const secondsOf = (given: unknown, otherwise: number): number =>
  typeof given === 'number' && given > 0 ? given : otherwise;
