import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAesSecretKeeper } from './aes-secret-keeper';

const keeper = createAesSecretKeeper('a key for tests only, long enough to sign');

describe('a sealed secret', () => {
  it('is opened again by the same key alone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (secret) => {
        const sealed = await keeper.seal(secret);
        expect(await keeper.open(sealed)).toBe(secret);
        expect(await createAesSecretKeeper('another key, as long as the first one is').open(sealed)).toBeNull();
      }),
    );
  });

  it('looks different each time, and holds nothing of what it seals', async () => {
    const [first, second] = [await keeper.seal('SECRET-KEY'), await keeper.seal('SECRET-KEY')];
    expect(first).not.toBe(second);
    expect(Buffer.from(first.slice(3), 'base64url').toString('latin1')).not.toContain('SECRET');
  });

  it.each(['', 'v1.', 'v1.AAAA', 'SECRET-KEY', 'v2.AAAA'])('that was none, “%s”, opens as nothing', async (sealed) => {
    expect(await keeper.open(sealed)).toBeNull();
  });

  it('that was changed opens as nothing', async () => {
    const sealed = await keeper.seal('SECRET-KEY');
    const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(await keeper.open(changed)).toBeNull();
  });
});
