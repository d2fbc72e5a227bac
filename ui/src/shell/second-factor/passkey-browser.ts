/** Passkeys are those of a name; an address of the network has none. */
const ADDRESS = /^[\d.]+$|:/;

/** Whether this browser can make and use passkeys here: it does so over encrypted connections to a name alone. */
export const canUsePasskeys = (): boolean =>
  globalThis.isSecureContext && 'PublicKeyCredential' in globalThis && !ADDRESS.test(location.hostname);

/** Asks the browser to make a passkey. @param options as the server states them, JSON */
export async function madePasskey(options: string): Promise<string> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) as never }));
}

/** Asks the browser for one of the passkeys of this account. */
export async function provenPasskey(options: string): Promise<string> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) as never }));
}
