export { accessDictionaries } from './access-dictionaries';
export { accessHooks } from './access-hooks';
export { showsAdministratorTools } from './administrator-tools';
export { forgetChangedRights } from './believed-rights';
export { Callers } from './callers';
export { Captchas } from './captchas';
export { client } from './client';
export { requireOpenPath, stands } from './closed-paths';
export { departmentHooks } from './department-hooks';
export { CaptchaDrawer, type TokenClaims, Tokens } from './driven';
export { accessResources } from './entities';
export { FailedSignIns } from './failed-sign-ins';
export {
  type BegunSignIn,
  type IdentityProvider,
  IdentityProviderFailed,
  type OutsidePerson,
  type SocialSignIn,
} from './identity-provider';
export { KnownClients } from './known-clients';
export type { MenuPort } from './menu-port';
export { menuTree } from './menu-tree';
export { menu } from './menu';
export { PASSWORD_POLICY, defaultPasswordPolicy, passwordFault } from './password-policy';
export { parsePermissions } from './permissions';
export { isPlatformOnly } from './platform-menus';
export type { Captcha, ClientLogEntry, MenuNode, SessionPort, SignIn, TokenAnswer, UserInfo } from './ports';
export type { OpenSession, Profile, ProfilePort } from './profile-port';
export type { MenuEntry } from './register-menu';
export { type Registration, type RegistrationField, registrationFaults } from './registration-faults';
export type { RoleNode, RolePort } from './role-port';
export { role } from './role';
export { routeDecision } from './route-decision';
export { apiScope, dataScope } from './scopes';
export { session } from './session';
export { registeredClient, standardClient } from './sign-in-client';
export { SignInTurns } from './sign-in-turns';
export { type BegunSocial, SocialSignIns, type SocialSource } from './social-sign-ins';
export { menuCodes, platformRole, standardRoles } from './standard-roles';
export { PLATFORM_TENANT, tenant } from './tenant';
export { tokenAnswerSchema } from './token-answer-schema';
export { topMenu } from './top-menu';
export { choicesOf } from './use-cases/acting-in';
export { newPasswordValues, updateDefaultPassword } from './use-cases/change-password';
export { departmentRoleTree } from './use-cases/department-roles';
export { grantToRoles } from './use-cases/grant-roles';
export { grantTopTree, grantTree, roleTreeKeys } from './use-cases/grant-trees';
export { grantedMenus, menuButtons, menuRoutes } from './use-cases/granted-menus';
export { actingRoleIds, idsOf, ownRights } from './use-cases/held-rights';
export {
  grantRoles,
  keepPlatform,
  moveToDepartment,
  openAccounts,
  organisationTree,
  resetPasswords,
} from './use-cases/look-after-users';
export { lazyMenus, menuTreeOf } from './use-cases/menu-lists';
export { endSession, endSessionsOf, openSessions } from './use-cases/open-sessions';
export {
  type PasswordJudge,
  isOwnPassword,
  ownRecord,
  phoneFault,
  profile,
  updateOwnPassword,
  updateProfile,
} from './use-cases/profile';
export { outsideOf, registerGuest, requireTenantForGuests, tenantOfGuest } from './use-cases/register-guest';
export { roleTree } from './use-cases/role-tree';
export { type NewUser, addUser, registerTenant, seedMenus, seedRoles } from './use-cases/seed-access';
export { sendLogs } from './use-cases/send-logs';
export { openSession, tenantIsOpen, userOf } from './use-cases/sessions';
export { refreshRefused, tenantNamed } from './use-cases/sign-in-refusals';
export { clientAllowed, signIn } from './use-cases/sign-in';
export type { SignInServices } from './use-cases/token-answer';
export { authRoutes, grantTopMenus, narrowedTo, topMenuKeys, topMenus } from './use-cases/top-menus';
export { guestInfo, userInfo } from './use-cases/user-info';
export type { Choices, UserPort, UserRecord } from './user-port';
export { user } from './user';
