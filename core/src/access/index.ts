export { accessDictionaries } from './access-dictionaries';
export { accessHooks } from './access-hooks';
export { showsAdministratorTools } from './administrator-tools';
export { forgetChangedRights } from './believed-rights';
export { Callers } from './callers';
export { type Captcha, Captchas } from './captchas';
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
export { departmentsCalls, type DepartmentPort } from './departments-calls';
export { menuNodeForm, type MenuNode } from './menu-node';
export { menusCalls, type MenuPort } from './menus-calls';
export { menuTree } from './menu-tree';
export { menu } from './menu';
export { PASSWORD_POLICY, defaultPasswordPolicy, passwordFault } from './password-policy';
export { parsePermissions } from './permissions';
export { isPlatformOnly } from './platform-menus';
export { profileCalls, type ProfilePort } from './profile-calls';
export type { OpenSession, Profile } from './profile';
export type { MenuEntry } from './register-menu';
export { type RegistrationField, registrationFaults } from './registration-faults';
export type { Registration, RegistrationPort, RegistrationTerms, RetrievedPassword } from './registration-port';
export { roleNodeForm, type RoleNode } from './role-node';
export { rolesCalls, type RolePort } from './roles-calls';
export { role } from './role';
export { routeDecision } from './route-decision';
export { apiScope, dataScope } from './scopes';
export { sessionCalls, type SessionPort } from './session-calls';
export { session } from './session';
export type { SignedInPerson, SignIn, TokenAnswer } from './sign-in';
export type { UserInfo } from './user-info';
export { registeredClient, standardClient } from './sign-in-client';
export { SignInTurns } from './sign-in-turns';
export { type BegunSocial, SocialSignIns, type SocialSource } from './social-sign-ins';
export { menuCodes, platformRole, standardRoles } from './standard-roles';
export type { TenantChoice, TenantPort } from './tenant-port';
export { PLATFORM_TENANT, tenant } from './tenant';
export { topMenu } from './top-menu';
export type { Choices } from './use-cases/acting-in';
export { newPasswordValues } from './use-cases/change-password';
export { grantedMenus } from './use-cases/granted-menus';
export { idsOf } from './use-cases/held-rights';
export { endSessionsOf } from './use-cases/open-sessions';
export { phoneFault } from './use-cases/profile';
export { type NewUser, addUser, registerTenant, seedMenus, seedRoles } from './use-cases/seed-access';
export type { ClientLogEntry } from './use-cases/send-logs';
export { openSession, ownRecord, tenantIsOpen, userOf } from './use-cases/sessions';
export { refreshRefused, tenantNamed } from './use-cases/sign-in-refusals';
export { clientAllowed, signIn } from './use-cases/sign-in';
export type { SignInServices } from './use-cases/token-answer';
export { user, type UserRecord } from './user';
export { usersCalls, type UserPort } from './users-calls';
