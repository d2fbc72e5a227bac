/** The profile of the signed-in user. docs/wire.md, Own profile */
export interface Profile {
  readonly id: string;
  readonly tenantId: string;
  readonly account: string;
  /** 昵称 */
  readonly name: string;
  readonly realName: string;
  /** The address of a picture, or empty. */
  readonly avatar: string;
  readonly email: string;
  readonly phone: string;
  /** Names of all roles joined by commas; so `postName`. */
  readonly roleName: string;
  readonly deptName: string;
  readonly postName: string;
  /** 1 male, 2 female, 3 not known; −1 where nothing is entered. */
  readonly sex: number;
  /** yyyy-MM-dd, or empty. */
  readonly birthday: string;
  readonly code: string;
  /** Ids joined by commas; so `postId`. */
  readonly roleId: string;
  readonly deptId: string;
  readonly postId: string;
  /** 1 open. */
  readonly status: number;
}

/** An active sign-in. Times are `yyyy-MM-dd HH:mm:ss`. */
export interface OpenSession {
  readonly id: string;
  readonly signedInAt: string;
  /** Unless it is refreshed before. */
  readonly expiresAt: string;
  readonly remoteIp: string;
  readonly userAgent: string;
  /** Whether it is the session of this request. */
  readonly isThis: boolean;
}

/** The fields users may change in their own profile; omitted ones stay unchanged. */
export interface ProfileChange {
  readonly name?: string;
  readonly realName?: string;
  readonly avatar?: string;
  readonly email?: string;
  readonly phone?: string;
}
