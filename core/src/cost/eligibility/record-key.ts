/** What tells cost records of a year apart. */
export const recordKey = (of: { readonly projectId: string; readonly month: string; readonly item: string }): string =>
  JSON.stringify([of.projectId, of.month, of.item]);
