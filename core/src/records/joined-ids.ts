/** The distinct ids of a comma-separated list; empty items are dropped. */
export const joinedIds = (joined: string | undefined): string[] => [
  ...new Set(
    String(joined ?? '')
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== ''),
  ),
];
