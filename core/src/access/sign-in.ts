/** What a sign-in is asked with. */
export interface SignIn {
  /** `password` unless given; a grant type there is not is refused. */
  readonly grant_type?: string;
  readonly tenantId?: string;
  readonly username?: string;
  /** Lower-case md5 hex of what the person typed. */
  readonly password?: string;
  readonly refresh_token?: string;
  readonly captchaKey?: string;
  readonly captchaCode?: string;
  /** With `social`: the other system, and what it sent the browser back with. */
  readonly source?: string;
  readonly code?: string;
  readonly state?: string;
  /** Ids joined by commas of those one holds, to act in these alone; heard only where `account.switchMode` is on. */
  readonly roleId?: string;
  readonly deptId?: string;
}

/** The bare answer of the token call. `expires_in` in seconds. */
export interface TokenAnswer {
  readonly tenant_id: string;
  readonly user_id: string;
  readonly dept_id: string;
  readonly post_id: string;
  readonly role_id: string;
  readonly oauth_id: string;
  readonly account: string;
  readonly user_name: string;
  readonly nick_name: string;
  readonly real_name: string;
  readonly role_name: string;
  readonly avatar: string;
  readonly access_token: string;
  readonly refresh_token: string;
  readonly token_type: 'bearer';
  readonly expires_in: number;
  readonly detail: { readonly type: 'web'; readonly deptName: string };
  readonly license: string;
  /** 1: the password must be changed before anything else. */
  readonly reset_def_pass: 0 | 1;
  readonly password_expired: 0 | 1;
}
