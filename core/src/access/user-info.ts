/** What the signed-in user may know of himself. */
export interface UserInfo {
  readonly roles: readonly string[];
  readonly tenantId: string;
  readonly userId: string;
  readonly account: string;
  readonly nickName: string;
  readonly roleId: string;
  readonly deptId: string;
  readonly deptName: string;
  readonly avatar: string;
  /** Of a guest, who has no user id: the third-party account he may register with. */
  readonly oauthId: string;
  readonly mustChangePassword: boolean;
  readonly passwordExpired: boolean;
  /** There are several roles to choose from, and choosing is on. */
  readonly maySwitchRoles: boolean;
  /** The settings that are on and show fields, e.g. `assets_power_dept`. */
  readonly settings: readonly string[];
  /** The AI helpers are there for this account. */
  readonly hasAssistant: boolean;
}
