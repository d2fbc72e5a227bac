import type { Passkeys } from '@rdm/core/internal/access';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

const NAME = 'RDM';

/** Loaded with the first passkey: it reads certificates of all kinds. */
const library = () => import('@simplewebauthn/server');

/** Passkeys, verified by SimpleWebAuthn. What a browser sends that cannot be read is a wrong answer. */
export const webauthnPasskeys: Passkeys = {
  async registration({ host }, { id, account }, known) {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: NAME,
      rpID: host,
      userID: new TextEncoder().encode(id),
      userName: account,
      excludeCredentials: known.map((handle) => ({ id: handle })),
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    });
    return { challenge: options.challenge, options: JSON.stringify(options) };
  },
  async registered({ origin, host }, challenge, answer) {
    const { verifyRegistrationResponse } = await library();
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: JSON.parse(answer) as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: host,
        requireUserVerification: false,
      });
      if (!verified) return null;
      const { id, publicKey, counter } = registrationInfo.credential;
      return { handle: id, publicKey: Buffer.from(publicKey).toString('base64'), counter };
    } catch {
      return null;
    }
  },
  async authentication({ host }, known) {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID: host,
      allowCredentials: known.map((handle) => ({ id: handle })),
      userVerification: 'preferred',
    });
    return { challenge: options.challenge, options: JSON.stringify(options) };
  },
  async authenticated({ origin, host }, challenge, answer, { handle, publicKey, counter }) {
    const { verifyAuthenticationResponse } = await library();
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: JSON.parse(answer) as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: host,
        requireUserVerification: false,
        credential: { id: handle, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64')), counter },
      });
      return verified ? authenticationInfo.newCounter : null;
    } catch {
      return null;
    }
  },
  handleIn(answer) {
    try {
      const { id } = JSON.parse(answer) as { id?: unknown };
      return typeof id === 'string' ? id : null;
    } catch {
      return null;
    }
  },
};
