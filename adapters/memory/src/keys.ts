/** A version 4 UUID (RFC 9562 §5.4). `crypto.randomUUID` is missing where a page is served over plain HTTP. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Unguessable bytes. */
export const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));
