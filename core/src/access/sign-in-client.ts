import type { Draft, SignInClient } from '../records';

/** Lives of tokens in seconds, of the stock clients and where a client says nothing of its own. */
export const ACCESS_SECONDS = 3600;
export const REFRESH_SECONDS = 604_800;

/** A client that comes with the product; both have the same grants and lives. */
export const standardClient = (clientId: string): SignInClient => ({
  clientId,
  grants: new Set(['refresh_token', 'password', 'authorization_code', 'captcha', 'social']),
  accessSeconds: ACCESS_SECONDS,
  refreshSeconds: REFRESH_SECONDS,
});

/** The client of the product's own screens; whoever reaches a sign-in without naming one is taken for it. */
export const OWN_CLIENT = standardClient('saber');

/** What a registered client may do. */
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

/** Programs of the family send -1 for what is empty. docs/wire.md, Registered clients */
const secondsOf = (given: unknown, otherwise: number): number =>
  typeof given === 'number' && given > 0 ? given : otherwise;
