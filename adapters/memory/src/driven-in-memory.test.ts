import { describe, expect, it } from 'vitest';
import { createTextCaptchaDrawer } from './captcha-drawer';
import { createMemoryClock } from './clock';
import { createMemoryHasher } from './hasher';
import { createMemoryIds } from './ids';
import { newKey } from './keys';
import { createMemoryTokens } from './tokens';

const claims = { kind: 'access_token', tenantId: '100001', userId: '7', sessionKey: 's' } as const;

describe('a token in memory', () => {
  it('says what was signed until the second it expires', async () => {
    const clock = createMemoryClock();
    const tokens = createMemoryTokens(clock, newKey);
    const token = await tokens.sign(claims, 60);
    clock.advance(59_999);
    expect(await tokens.verify(token)).toEqual(claims);
    clock.advance(1);
    expect(await tokens.verify(token)).toBeNull();
    await tokens.sign(claims, 60);
    expect(await tokens.verify(token)).toBeNull();
  });

  it('opens nothing in another memory', async () => {
    const clock = createMemoryClock();
    const token = await createMemoryTokens(clock, newKey).sign(claims, 60);
    expect(await createMemoryTokens(clock, newKey).verify(token)).toBeNull();
  });
});

describe('a password in memory', () => {
  it('is verified by its own secret only, and its stored form does not hold it', async () => {
    const hasher = createMemoryHasher(newKey);
    const [one, other] = [await hasher.hash('finance'), await hasher.hash('finance')];
    expect(one).not.toBe(other);
    expect(one).not.toContain('finance');
    expect(await hasher.verify(one, 'finance')).toBe(true);
    expect(await hasher.verify(one, 'Finance')).toBe(false);
    expect(await hasher.verify('unknown', 'finance')).toBe(false);
  });
});

describe('what is drawn in memory', () => {
  it('shows the letters that must be typed, in their order', async () => {
    const { code, image } = await createTextCaptchaDrawer().draw();
    const [head, body] = image.split(',');
    expect(head).toBe('data:image/svg+xml;base64');
    const letters = [...atob(body!).matchAll(/<text[^>]*>(.)<\/text>/g)].map((found) => found[1]);
    expect(letters.join('')).toBe(code);
    expect(code).toMatch(/^[^0oO1iIlL5sS2zZ]{5}$/);
  });
});

describe('names in memory', () => {
  it('are ids of 19 digits that grow, and keys in the form of a UUID', () => {
    const ids = createMemoryIds();
    const [one, next] = [ids.next(), ids.next()];
    expect(one).toMatch(/^\d{19}$/);
    expect(next > one).toBe(true);
    expect(newKey()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(newKey()).not.toBe(newKey());
  });
});
