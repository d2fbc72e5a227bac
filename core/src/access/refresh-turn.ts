/** Which of its refresh tokens is a session's present one: they are counted from the sign-in on. */
export interface Turn {
  readonly sessionKey: string;
  readonly turn: number;
}

/** How a refresh token names its session and turn. */
export const turnKey = ({ sessionKey, turn }: Turn): string => `${sessionKey}.${turn}`;

/** What a refresh token names; one from before turns were counted is the first. */
export function turnOf(key: string): Turn {
  const [sessionKey = '', turn = '0'] = key.split('.');
  return { sessionKey, turn: Number(turn) };
}
