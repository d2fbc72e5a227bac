/** What the signed-in user may know of himself. */
export interface UserInfo {
  readonly roles: readonly string[];
  readonly tenantId: string;
  readonly userId: string;
  readonly account: string;
  readonly userName: string;
  readonly nickName: string;
  readonly roleId: string;
  readonly deptId: string;
  readonly avatar: string;
  /** Of a guest, who has no user id: the third-party account he may register with. */
  readonly oauthId: string;
  readonly detail: { readonly type: 'web'; readonly deptName: string };
  readonly reset_def_pass: 0 | 1;
  readonly password_expired: 0 | 1;
  /** 1: there are several roles to choose from, and choosing is on. */
  readonly switch_mode: 0 | 1;
  /** The settings that are on and show fields, e.g. `assets_power_dept`. */
  readonly settings: readonly string[];
  /** 1: the AI helpers are there for this account. */
  readonly assistant: 0 | 1;
}
