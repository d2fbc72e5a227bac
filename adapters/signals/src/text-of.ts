/** The text of a file in UTF-8 or, as Excel saves CSV in China, GB18030; null where it is neither. */
export function textOf(bytes: Uint8Array): string | null {
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return text.includes('\0') ? null : text;
    } catch {
      // Not this encoding.
    }
  }
  return null;
}
