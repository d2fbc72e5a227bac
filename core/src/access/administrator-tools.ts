/**
 * Whether the tools of the platform's administrators show, e.g. 清理后端缓存: to those whose role name contains
 * `administrator`. The enterprise's own `admin` is none of them.
 *
 * @param roleName the role aliases of the session, joined by commas
 */
export function showsAdministratorTools(roleName: string | null | undefined): boolean {
  return typeof roleName === 'string' && roleName.includes('administrator');
}
