/** What a sign-in is asked with. */
export interface SignIn {
  /** As OAuth names grant types; `password` unless given, and one there is not is refused. */
  readonly grantType?: string;
  readonly tenantId?: string;
  readonly username?: string;
  /** Lower-case md5 hex of what the person typed. */
  readonly password?: string;
  readonly refreshToken?: string;
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

/** Whom a token is for, as programs that hold it may show him. Ids are joined by commas. */
export interface SignedInPerson {
  readonly tenantId: string;
  /** Empty for a guest. */
  readonly userId: string;
  readonly deptId: string;
  readonly postId: string;
  readonly roleId: string;
  readonly oauthId: string;
  readonly account: string;
  readonly nickName: string;
  /** Aliases of the roles. */
  readonly roleName: string;
  readonly deptName: string;
}

/** The tokens of a session, and who it is that acts in it. */
export interface TokenAnswer extends SignedInPerson {
  readonly avatar: string;
  readonly accessToken: string;
  /** Empty where the tokens cannot be renewed. */
  readonly refreshToken: string;
  readonly expiresInSeconds: number;
  /** The password must be changed before anything else. */
  readonly mustChangePassword: boolean;
  readonly passwordExpired: boolean;
}
