/** Identifies the current refresh token of a session: they are counted from the sign-in on. */
export interface Turn {
  readonly sessionKey: string;
  readonly turn: number;
}

/** How a refresh token names its session and turn. */
export const turnKey = ({ sessionKey, turn }: Turn): string => `${sessionKey}.${turn}`;

/** Parses a refresh token's key; one without a turn (issued by older versions) is turn 0. */
export function turnOf(key: string): Turn {
  const [sessionKey = '', turn = '0'] = key.split('.');
  return { sessionKey, turn: Number(turn) };
}
