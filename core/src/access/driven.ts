import type { SignedInPerson } from './sign-in';

/** Claims of a token. Access tokens authorise calls; refresh tokens only yield new tokens. */
export interface TokenClaims {
  readonly kind: 'access_token' | 'refresh_token';
  readonly tenantId: string;
  readonly userId: string;
  /** The session key; in a refresh token followed by a dot and the turn. */
  readonly sessionKey: string;
  /** The client it was issued to. Older tokens carry none; they belong to the product's own client. */
  readonly clientId?: string;
  /** Further claims for clients that read them; never trusted by the server. */
  readonly shown?: SignedInPerson;
}

/** Signs and verifies tokens. */
export interface Tokens {
  sign(claims: TokenClaims, seconds: number): Promise<string>;
  /** The claims of a valid token of this installation that has not expired, else null. */
  verify(token: string): Promise<TokenClaims | null>;
}
export const Tokens = Symbol('Tokens');

export interface DrawnCaptcha {
  readonly code: string;
  /** A data URL. */
  readonly image: string;
}

/** Draws what a person must read. */
export interface CaptchaDrawer {
  draw(): DrawnCaptcha | Promise<DrawnCaptcha>;
}
export const CaptchaDrawer = Symbol('CaptchaDrawer');
