/** See cell-values.mjs. */
export function tidyText(text: string): string | null;
