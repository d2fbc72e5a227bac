/** Where a sign-in comes from, as the server saw it. */
export interface SignInPlace {
  readonly remoteIp?: string;
  readonly userAgent?: string;
}

/** What of it is kept: texts of a request are cut to what the list of devices shows. */
export const placeKept = ({ remoteIp, userAgent }: SignInPlace) => ({
  remoteIp: kept(remoteIp, 64),
  userAgent: kept(userAgent, 300),
});

/** Without what no database takes as text. */
const kept = (given: string | undefined, longest: number): string | null =>
  given === undefined ? null : given.slice(0, longest).replace(/[\p{Cs}\0]/gu, '');
