import fc from 'fast-check';
import { sm2 } from 'sm-crypto-v2';
import { describe, expect, it } from 'vitest';
import { createSm2Passwords } from './sm2-passwords';

const SIGNING_KEY = 'a key for tests only, long enough to sign';
const passwords = createSm2Passwords(SIGNING_KEY);
const locked = (password: string) => sm2.doEncrypt(password, passwords.publicKey, 0);

describe('a password locked with SM2', () => {
  it('is opened as it was typed, with and without the mark of an uncompressed point', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (password) => {
        const text = locked(password);
        expect(passwords.open(text)).toBe(password);
        expect(passwords.open(`04${text}`)).toBe(password);
        expect(passwords.open(text.toUpperCase())).toBe(password);
      }),
      { numRuns: 30 },
    );
  });

  it('is opened where sm-crypto 0.5.8 has locked it, which the clients of the family use', () => {
    const text =
      'fb247b8a4b414627939778943bf098993f667fc7fa04bd4504dd13dcdcc398d674cfd63095b93acf87276e2a4ef45bd93e4df4fcb7d95306' +
      'f01ec922be017e873563236529a7db1c9b49e8bf6f478eeaee070287b9b54ff55f490a5215b69845b22e150463';
    expect(passwords.open(text)).toBe('admin');
  });

  it('is opened by the same key after every start, and by no other', () => {
    const text = locked('admin');
    expect(createSm2Passwords(SIGNING_KEY)).toMatchObject({ publicKey: passwords.publicKey });
    expect(createSm2Passwords(SIGNING_KEY).open(text)).toBe('admin');
    const other = createSm2Passwords('another key that is long enough to sign');
    expect(other.publicKey).not.toBe(passwords.publicKey);
    expect(other.open(text)).toBeNull();
  });

  it('is known from what is none', () => {
    const text = locked('admin');
    const changed = `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`;
    for (const none of ['', 'admin', '21232f297a57a5a743894a0e4a801fc3', '0'.repeat(200), changed, text.slice(2)]) {
      expect(passwords.open(none)).toBeNull();
    }
  });
});
