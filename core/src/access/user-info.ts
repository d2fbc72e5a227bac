/** Information about the signed-in user. */
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
  /** Only for a guest, who has no user id: the third-party account to register with. */
  readonly oauthId: string;
  readonly mustChangePassword: boolean;
  readonly passwordExpired: boolean;
  /** The tenant requires a second factor, which must be set up before anything else. */
  readonly mustSetSecondFactor: boolean;
  /** Minutes without use after which the screens end the session; 0 never. */
  readonly idleMinutes: number;
  /** The user holds several roles, and choosing among them is enabled. */
  readonly maySwitchRoles: boolean;
  /** The settings that are on and change what screens show, e.g. `assets_power_dept`. */
  readonly settings: readonly string[];
  /** The AI assistant is available to this account. */
  readonly hasAssistant: boolean;
}
