import type { OneTimePasswords } from '@rdm/core/internal/access';
import { Secret, TOTP } from 'otpauth';

const ISSUER = 'RDM';
const PERIOD = 30;
/** Bytes, as RFC 4226 recommends. */
const SECRET_SIZE = 20;

const totp = (secret: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD, digits: 6 });

/** Codes of authenticator apps; one step before and after is taken, because clocks of telephones differ. */
export const otpPasswords: OneTimePasswords = {
  newSecret: () => new Secret({ size: SECRET_SIZE }).base32,
  async invitation(secret, account) {
    const uri = totp(secret, account).toString();
    const { default: QRCode } = await import('qrcode');
    const svg = await QRCode.toString(uri, { type: 'svg', margin: 2 });
    return { uri, picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
  },
  stepOf(secret, code, instant) {
    const delta = totp(secret).validate({ token: code, timestamp: instant, window: 1 });
    return delta === null ? null : Math.floor(instant / 1000 / PERIOD) + delta;
  },
};
