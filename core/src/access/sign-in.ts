/** The arguments of a sign-in. */
export interface SignIn {
  /** An OAuth grant type; `password` by default, unknown ones are refused. */
  readonly grantType?: string;
  readonly tenantId?: string;
  readonly username?: string;
  /** Lower-case md5 hex of what the person typed. */
  readonly password?: string;
  readonly refreshToken?: string;
  readonly captchaKey?: string;
  readonly captchaCode?: string;
  /** With `social`: the other system, and the parameters it redirected the browser back with. */
  readonly source?: string;
  readonly code?: string;
  readonly state?: string;
  /** Ids of held roles joined by commas, to act in these only; ignored unless `account.switchMode` is on. */
  readonly roleId?: string;
  readonly deptId?: string;
  /** With `second_factor`: what the refusal of the password named, and the answer to it. */
  readonly ticket?: string;
  readonly answer?: string;
}

/** The user a token is issued to, for programs that display it. Ids are joined by commas. */
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

/** The tokens of a session, and the user it belongs to. */
export interface TokenAnswer extends SignedInPerson {
  readonly avatar: string;
  readonly accessToken: string;
  /** Empty if the tokens cannot be renewed. */
  readonly refreshToken: string;
  readonly expiresInSeconds: number;
  /** The password must be changed before anything else. */
  readonly mustChangePassword: boolean;
  readonly passwordExpired: boolean;
  /** The tenant requires a second factor, which must be set up before anything else. */
  readonly mustSetSecondFactor: boolean;
}
