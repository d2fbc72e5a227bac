/**
 * Lower-case md5 hex, the form in which servers of this family accept passwords; they store a hash of it.
 * Lazily loaded, so that the sign-in page does not wait for it.
 */
export async function passwordDigest(password: string): Promise<string> {
  const { md5Hex } = await import('./md5-hex');
  return md5Hex(password);
}
