import { describe, expect, it } from 'vitest';
import type { PasswordHasher } from '../kernel';
import { defaultPasswordPolicy } from './password-policy';
import { Passwords } from './passwords';

const digest = async (typed: string) => `digest of ${typed}`;
const passwords = new Passwords(
  { digest } as PasswordHasher,
  async () => ['iloveyou'],
  () => '0a1b2c3d-4e5f-4000-8000-000000000000',
);
const judged = async (typed: string, policy = defaultPasswordPolicy) => ({
  known: (await passwords.fault({ digest: await digest(typed), typed, account: 'Zhang' }, policy))?.en ?? null,
  digestOnly: (await passwords.fault({ digest: await digest(typed), account: 'Zhang' }, policy))?.en ?? null,
});

describe('a password somebody chooses', () => {
  it.each(['123456', 'iloveyou', 'Zhang1', 'zhang123', 'ZHANG@123', 'Zhang123456'])(
    'is refused where everybody tries it first, whether or not the text is known: %s',
    async (typed) => {
      const { known, digestOnly } = await judged(typed);
      expect(known).toMatch(/too common/);
      expect(digestOnly).toBe(known);
    },
  );

  it('is refused where it is empty, which the digest alone tells', async () => {
    expect((await judged('')).digestOnly).toBe('Enter the password first');
  });

  it('is judged by the rules of the tenant where its text is known, and only there', async () => {
    const { known, digestOnly } = await judged('fjordkw', { ...defaultPasswordPolicy, minLength: 10 });
    expect(known).toMatch(/10 characters/);
    expect(digestOnly).toBeNull();
  });

  it('is refused where text and digest are of two passwords', async () => {
    const given = { digest: await digest('a long good one'), typed: 'another good one', account: 'Zhang' };
    expect((await passwords.fault(given, defaultPasswordPolicy))?.en).toMatch(/expected form/);
  });

  it('is taken where nothing speaks against it', async () => {
    expect(await judged('Correct-Horse-7')).toEqual({ known: null, digestOnly: null });
  });
});

it('a made password is sixteen unguessable characters', () => {
  expect(passwords.made().text).toBe('0a1b2c3d4e5f4000');
});
