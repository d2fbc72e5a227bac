import type { Site } from './driven';

/** The origin of a sign-in as seen by the server. */
export interface SignInPlace {
  readonly remoteIp?: string;
  readonly userAgent?: string;
  readonly site?: Site;
}

/** The part that is stored: texts of a request are cut to the length the list of devices shows. */
export const placeKept = ({ remoteIp, userAgent }: SignInPlace) => ({
  remoteIp: kept(remoteIp, 64),
  userAgent: kept(userAgent, 300),
});

/** Without characters a database rejects in text (lone surrogates, NUL). */
const kept = (given: string | undefined, longest: number): string | null =>
  given === undefined ? null : given.slice(0, longest).replace(/[\p{Cs}\0]/gu, '');
