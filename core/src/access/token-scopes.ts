import { withoutSecretPay } from './pay-secrecy';

/*
 * Scopes of access tokens: `<code of a menu>:read` or `<code of a menu>:write`. `read` is what looks at a page: its
 * permissions to view, export and print; `write` is all its permissions, those to read included.
 */

export type TokenLevel = 'read' | 'write';

/** Menus whose permissions no token has: who may do what, secrets of other services, and the tokens themselves. */
const closedMenus = [
  'user',
  'role',
  'data_scope',
  'api_scope',
  'menu',
  'topmenu',
  'tenant',
  'client',
  'param',
  'cache',
  'oss',
  'sms',
  'smsoutbox',
  'code',
  'datasource',
  'apitoken',
  'webhook',
  'webhookdelivery',
];

/** Whether a menu or permission, by its code, is never in the reach of an access token. */
export const isClosedToTokens = (code: string): boolean =>
  closedMenus.some((menu) => code === menu || code.startsWith(`${menu}_`));

/** What a permission, by its code, needs of a scope. */
export const levelOf = (permission: string): TokenLevel =>
  /_(view|export|print)$/.test(permission) ? 'read' : 'write';

const FORM = /^[\w-]{1,100}:(?:read|write)$/;

export const isTokenScope = (scope: string): boolean => FORM.test(scope);

/** Scopes as they are stored, and back. */
export const joinedScopes = (scopes: readonly string[]): string => scopes.join(',');
export const scopesIn = (joined: string | null): readonly string[] =>
  (joined ?? '').split(',').filter((scope) => isTokenScope(scope));

/** A granted permission, and the code of the menu it stands under. */
export interface PlacedPermission {
  readonly code: string;
  readonly menu: string;
}

/** What scopes leave of the permissions an account has; what shows pay only together with the right to see it. */
export function permissionsWithin(
  granted: readonly PlacedPermission[],
  scopes: readonly string[],
): ReadonlySet<string> {
  const given = new Set(scopes);
  const left = granted.filter(({ code, menu }) => {
    if (isClosedToTokens(code) || isClosedToTokens(menu)) return false;
    return given.has(`${menu}:write`) || (levelOf(code) === 'read' && given.has(`${menu}:read`));
  });
  return new Set(withoutSecretPay(left).map(({ code }) => code));
}
