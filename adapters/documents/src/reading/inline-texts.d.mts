/** See inline-texts.mjs. */
export function inlineTexts(
  bytes: Uint8Array,
  from: number,
  relation?: string,
  portion?: number,
): {
  frame: Uint8Array;
  portions: Iterable<Uint8Array>;
  workbookOf(some: Uint8Array, after: number): Uint8Array | null;
} | null;
