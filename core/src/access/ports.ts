import type { SocialSource } from './social-sign-ins';

/** A menu of the side bar; leaves have no `children`. */
export interface MenuNode {
  readonly id: string;
  readonly parentId: string;
  readonly code: string;
  readonly name: string;
  /** The English name. */
  readonly nameEn: string;
  readonly alias: string;
  readonly path: string;
  readonly source: string;
  readonly sort: number;
  /** 1 menu, 2 button */
  readonly category: number;
  readonly action: number;
  readonly isOpen: number;
  readonly children?: readonly MenuNode[];
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

export interface SignIn {
  readonly grant_type?: 'password' | 'captcha' | 'refresh_token' | 'social';
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

/** A fault of the screens as a browser keeps it until it is sent in. */
export interface ClientLogEntry {
  readonly url: string;
  /** As the browser wrote it. */
  readonly time: string;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly info: string;
}

export interface Captcha {
  readonly key: string;
  /** A data URL. */
  readonly image: string;
}

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

/** Signing in and out, and what the signed-in user sees. docs/wire.md, Token */
export interface SessionPort {
  token(args: SignIn): Promise<TokenAnswer>;
  captcha(): Promise<Captcha>;
  /** The other systems one may sign in through; none where none is set up. */
  sources(): Promise<readonly SocialSource[]>;
  logout(): Promise<void>;
  userInfo(): Promise<UserInfo>;
  /** Menus the user's roles grant, as a tree, of one top menu or all; empty without a session. */
  routes(args?: { topMenuId?: string }): Promise<readonly MenuNode[]>;
  /** Granted buttons under their menus. */
  buttons(): Promise<readonly MenuNode[]>;
  /** Sets a new password in place of a given or expired one; both are md5 hex. */
  updateDefaultPassword(args: { newPassword: string; newPassword1: string }): Promise<void>;
  /** Reads what is believed of the tenant's users anew: a change of rights holds at once. */
  clearCache(): Promise<void>;
  /** Keeps faults of the screens in the tenant's error log; at most 200 at once. */
  sendLogs(args: { entries: readonly ClientLogEntry[] }): Promise<void>;
}
