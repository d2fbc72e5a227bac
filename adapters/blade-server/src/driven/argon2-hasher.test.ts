import { expect, test } from 'vitest';
import { argon2Hasher } from './argon2-hasher';

test('knows a secret by its hash, and none where nothing is stored', async () => {
  const stored = await argon2Hasher.hash('open');
  expect(await argon2Hasher.verify(stored, 'open')).toBe(true);
  expect(await argon2Hasher.verify(stored, 'shut')).toBe(false);
  expect(await argon2Hasher.verify('', 'open')).toBe(false);
  expect(await argon2Hasher.verify('', '')).toBe(false);
});
