/** See inline-texts.mjs. */
export function inlineTexts(
  bytes: Uint8Array,
  from: number,
  relation?: string,
): { frame: Uint8Array; rows: Uint8Array } | null;
