/** A key nobody else has: 32 hex digits. `crypto.randomUUID` is missing where the page does not come over https. */
export function newSubmissionKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
