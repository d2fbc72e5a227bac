/**
 * Lower-case md5 hex, the form in which servers of this family take passwords: what they store is a hash of it.
 * Loaded when a password is sent, so that the sign-in page does not wait for it.
 */
export async function passwordDigest(password: string): Promise<string> {
  const { md5Hex } = await import('./md5-hex');
  return md5Hex(password);
}
