export { accountNames, type ActingPerson, namesOnRead } from './account-names';
export { apiToken } from './api-token';
export { accessDictionaries } from './access-dictionaries';
export { accessHooks } from './access-hooks';
export { showsAdministratorTools } from './administrator-tools';
export { type Believed, type WithCallers, forgetChangedRights } from './believed-rights';
export { Callers } from './callers';
export { type Captcha, Captchas } from './captchas';
export { client } from './client';
export { requireOpenPath, stands } from './closed-paths';
export { departmentsCalls } from './departments-calls';
export { CaptchaDrawer, type TokenClaims, Tokens } from './driven';
export { accessResources } from './entities';
export { FailedSignIns } from './failed-sign-ins';
export { type FunctionEnable, SWITCHED_OFF, functionEnable } from './function-enable';
export { functionModules } from './function-modules';
export {
  type BegunSignIn,
  type IdentityProvider,
  IdentityProviderFailed,
  type OutsidePerson,
  type SocialSignIn,
} from './identity-provider';
export { KnownClients } from './known-clients';
export { type MenuNode, menuNodeForm } from './menu-node';
export { menuTree } from './menu-tree';
export { menu } from './menu';
export { type MenuPort, menusCalls } from './menus-calls';
export { PASSWORD_POLICY, defaultPasswordPolicy, passwordFault } from './password-policy';
export { parsePermissions } from './permissions';
export { isPlatformOnly } from './platform-menus';
export { type ProfilePort, profileCalls } from './profile-calls';
export type { OpenSession, Profile } from './profile';
export type { MenuEntry } from './register-menu';
export { type Registration, type RegistrationField, registrationFaults } from './registration-faults';
export { type RoleNode, roleNodeForm } from './role-node';
export { role } from './role';
export { type RolePort, rolesCalls } from './roles-calls';
export { routeDecision } from './route-decision';
export { apiScope, dataScope } from './scopes';
export { type SessionPort, sessionCalls } from './session-calls';
export { session } from './session';
export { registeredClient, standardClient } from './sign-in-client';
export { SignInTurns } from './sign-in-turns';
export type { SignIn, SignedInPerson, TokenAnswer } from './sign-in';
export { type BegunSocial, SocialSignIns, type SocialSource } from './social-sign-ins';
export { menuCodes, platformRole, standardRoles } from './standard-roles';
export { PLATFORM_TENANT, tenant } from './tenant';
export { type TokenLevel, isClosedToTokens } from './token-scopes';
export { type TokenChoices, type TokenNamed, type TokensPort, tokensCalls } from './tokens-calls';
export { topMenu } from './top-menu';
export type { Choices } from './use-cases/acting-in';
export { newPasswordValues } from './use-cases/change-password';
export { grantedMenus } from './use-cases/granted-menus';
export { callerOfUser } from './use-cases/caller-of-user';
export { endSessionsOf } from './use-cases/open-sessions';
export { phoneFault } from './use-cases/profile';
export { type NewUser, addUser, registerTenant, seedMenus, seedRoles } from './use-cases/seed-access';
export type { OwnToken } from './use-cases/own-tokens';
export type { TokenArea, TokenPage } from './use-cases/token-pages';
export type { ClientLogEntry } from './use-cases/send-logs';
export { tenantIsOpen, tenantTerm, userOf } from './use-cases/sessions';
export { takeToken } from './use-cases/take-token';
export type { SignInServices } from './use-cases/token-answer';
export type { UserInfo } from './user-info';
export { user } from './user';
export { type UserPort, usersCalls } from './users-calls';
export { newTokenText, readTokenText, sameDigest, TOKEN_BYTES, tokenDigest } from './token-text';
