/** The ids of a list joined by commas, each once; what is empty names nothing. */
export const joinedIds = (joined: string | undefined): string[] => [
  ...new Set(
    String(joined ?? '')
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== ''),
  ),
];
