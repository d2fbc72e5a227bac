/**
 * Whether the tools of the platform's administrators are shown, e.g. 清理后端缓存: only to users whose role name contains
 * `administrator`. The enterprise's own `admin` role does not qualify.
 *
 * @param roleName the role aliases of the session, joined by commas
 */
export function showsAdministratorTools(roleName: string | null | undefined): boolean {
  return typeof roleName === 'string' && roleName.includes('administrator');
}
