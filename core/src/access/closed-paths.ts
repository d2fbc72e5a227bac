import { Refusal, text } from '../kernel';
import type { Caller } from '../records';

const CLOSED = text(
  '该接口未授权，请联系企业管理员配置接口权限',
  'This call is open to certain roles only; ask your enterprise administrator for its API scope',
);

/** Refuses a caller if one of the paths a call is served under is closed to them. */
export function requireOpenPath({ closedPaths = [] }: Caller, paths: readonly string[]): void {
  if (!closedPaths.some((closed) => paths.some((path) => stands(closed, path)))) return;
  throw new Refusal({ code: 403, name: 'PATH_CLOSED', message: CLOSED });
}

/** Whether a path is the one that a scope names, or lies below one that ends with `/**`. */
export function stands(closed: string, path: string): boolean {
  if (!closed.endsWith('/**')) return path === closed;
  const above = closed.slice(0, -3);
  return path === above || path.startsWith(`${above}/`);
}

/** Closing one of these would prevent every sign-in, or make it impossible to undo the closing. */
const neededByAll: readonly string[] = [
  '/api/blade-auth/oauth/token',
  '/api/blade-auth/oauth/logout',
  '/api/blade-auth/oauth/user-info',
  '/api/blade-system/menu/buttons',
  '/api/blade-system/menu/routes',
  '/api/blade-system/role/grant',
  '/api/blade-system/role/list',
  '/api/blade-system/api-scope/list',
  '/api/blade-system/api-scope/remove',
  '/api/blade-user/update-def-password',
];

/** Whether a scope may name a path: any path of the server that does not close one of those needed by all. */
export function mayBeClosed(path: string): boolean {
  return /^\/api\/[\w/{}*-]+$/.test(path) && !neededByAll.some((needed) => stands(path, needed));
}
