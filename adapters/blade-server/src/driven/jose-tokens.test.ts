import { describe, expect, it } from 'vitest';
import { createJoseTokens } from './jose-tokens';
import { VerifiedTokens } from './verified-tokens';

const claims = { kind: 'access_token', tenantId: 't1', userId: '7', sessionKey: 's1' } as const;

describe('a token', () => {
  const tokens = createJoseTokens('a key for tests only, long enough to sign');

  it('says the same each time it is verified', async () => {
    const token = await tokens.sign(claims, 60);
    expect(await tokens.verify(token)).toEqual(claims);
    expect(await tokens.verify(token)).toEqual(claims);
  });

  it('opens nothing with a single character changed, although the right one was verified before', async () => {
    const token = await tokens.sign(claims, 60);
    await tokens.verify(token);
    const changed = token.replace(/\.(.)/, (_, first: string) => `.${first === 'f' ? 'g' : 'f'}`);
    expect(await tokens.verify(changed)).toBeNull();
  });

  it('of another installation opens nothing', async () => {
    const other = createJoseTokens('another key for tests, long enough to sign');
    expect(await tokens.verify(await other.sign(claims, 60))).toBeNull();
  });

  it('that has expired opens nothing', async () => {
    expect(await tokens.verify(await tokens.sign(claims, -1))).toBeNull();
  });
});

describe('a verified token', () => {
  it('is remembered until the second it expires', () => {
    let now = 1_000_000;
    const verified = new VerifiedTokens(() => now);
    verified.add('token', claims, 1_060);
    now = 1_059_999;
    expect(verified.find('token')).toBe(claims);
    now = 1_060_000;
    expect(verified.find('token')).toBeNull();
    now = 1_000_000;
    expect(verified.find('token')).toBeNull();
  });
});
