import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { passwordDigest } from './password-digest';

it('is the md5 of the password as UTF-8, in lower-case hex', async () => {
  expect(await passwordDigest('admin')).toBe('21232f297a57a5a743894a0e4a801fc3');
  const password = fc.string({ unit: 'grapheme', maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(password, async (text) => {
      expect(await passwordDigest(text)).toBe(createHash('md5').update(text).digest('hex'));
    }),
  );
});
