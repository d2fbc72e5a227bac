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

/** One-time passwords of authenticator apps. RFC 6238: six digits, thirty seconds, SHA-1, as all apps know them. */
export interface OneTimePasswords {
  /** An unguessable secret in base 32. */
  newSecret(): string;
  /** What an app reads, as text and as a picture (a data URL). */
  invitation(secret: string, account: string): Promise<{ readonly uri: string; readonly picture: string }>;
  /** The time step of a code that is right now, or was half a minute ago or will be; null for a wrong one. */
  stepOf(secret: string, code: string, instant: number): number | null;
}

/** Where passkeys are used: they are good for one site alone. */
export interface Site {
  /** E.g. `https://rdm.example.com` */
  readonly origin: string;
  readonly host: string;
}

/** A passkey as it is stored. */
export interface KnownPasskey {
  readonly handle: string;
  readonly publicKey: string;
  readonly counter: number;
}

/** Passkeys of browsers and devices. WebAuthn level 2; options and answers travel as JSON. */
export interface Passkeys {
  registration(
    site: Site,
    person: { readonly id: string; readonly account: string },
    known: readonly string[],
  ): Promise<PasskeyQuestion>;
  registered(site: Site, challenge: string, answer: string): Promise<KnownPasskey | null>;
  authentication(site: Site, known: readonly string[]): Promise<PasskeyQuestion>;
  /** The counter of a right answer, else null. */
  authenticated(site: Site, challenge: string, answer: string, known: KnownPasskey): Promise<number | null>;
  /** Which passkey an answer is of; null for a text that is none. */
  handleIn(answer: string): string | null;
}

export interface PasskeyQuestion {
  readonly challenge: string;
  /** For the browser, as JSON. */
  readonly options: string;
}
