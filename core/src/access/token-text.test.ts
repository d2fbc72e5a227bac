import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newTokenText, readTokenText, sameDigest, TOKEN_BYTES, tokenDigest } from './token-text';

const bytes = fc.uint8Array({ minLength: TOKEN_BYTES, maxLength: TOKEN_BYTES });
const tenant = fc.stringMatching(/^\w{1,12}$/);

describe('the text of an access token', () => {
  it('names its tenant and its prefix, whatever the tenant is called', () => {
    fc.assert(
      fc.property(tenant, bytes, (tenantId, random) => {
        const { token, prefix } = newTokenText(tenantId, random);
        expect(token).toMatch(/^rdm_\w{1,12}_[0-9A-Za-z]{8}_[0-9A-Za-z]{49}$/);
        expect(readTokenText(token)).toEqual({ tenantId, prefix });
      }),
    );
  });

  it('is told from a mistyped one by its checksum', () => {
    fc.assert(
      fc.property(bytes, fc.nat(), fc.constantFrom(...'0Aaz9'), (random, place, letter) => {
        const { token } = newTokenText('100001', random);
        const at = 4 + (place % (token.length - 4));
        const mistyped = token.slice(0, at) + letter + token.slice(at + 1);
        fc.pre(mistyped !== token);
        expect(readTokenText(mistyped)).toBeNull();
      }),
    );
  });

  it('of other bytes is another, and so is its digest', () => {
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        fc.pre(one.join() !== other.join());
        const [first, second] = [newTokenText('1', one).token, newTokenText('1', other).token];
        expect(sameDigest(tokenDigest(first), tokenDigest(first))).toBe(true);
        expect(sameDigest(tokenDigest(first), tokenDigest(second))).toBe(false);
        expect(sameDigest(tokenDigest(first), '')).toBe(false);
      }),
    );
  });
});
