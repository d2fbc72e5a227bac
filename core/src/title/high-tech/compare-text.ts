/** Order of codes and years by their characters. */
export const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
