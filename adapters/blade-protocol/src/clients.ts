/** The client every request names in its basic authorisation. Its secret is visible to browser users. */
export const SABER = 'saber';
/** Public, as the stock client has it: production must set another. docs/wire.md, Clients */
export const DEFAULT_SABER_SECRET = 'saber_secret';

/** The family's other stock client, known as long as the secrets are the stock ones. */
export const STOCK_SWORD = 'sword:sword_secret';

export const TOKEN_HEADER = 'Blade-Auth';

/** Identifies a form's submits, so that repeating one is idempotent. */
export const SUBMISSION_HEADER = 'Idempotency-Key';

/** `bearer <token>` → token; the prefix is compared without regard to case. docs/wire.md, Headers */
export function tokenOf(header: string | undefined): string | null {
  return header && /^bearer /i.test(header) ? header.slice(7).trim() : null;
}

/** What every access token begins with. docs/wire.md, Access tokens */
export const API_TOKEN_START = 'rdm_';
