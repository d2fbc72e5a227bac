/**
 * A new password as typed, beside its digest, so that the server can judge it by the rules of the tenant: only where the
 * connection is encrypted, or to a server on this machine.
 */
export const typedPassword = (password: string): { readonly typedPassword?: string } =>
  globalThis.isSecureContext ? { typedPassword: password } : {};
