import fc from 'fast-check';
import { expect, it } from 'vitest';
import { validateMobile } from '../../identity';
import { phoneFault } from './profile';

it.each([
  ['', '手机号不能为空'],
  ['  ', '手机号不能为空'],
  ['1391234567', '手机号长度不为11位'],
  ['139123456789', '手机号长度不为11位'],
  ['23912345678', '手机号格式不正确'],
  ['12912345678', '手机号格式不正确'],
  ['1391234567x', '手机号格式不正确'],
  ['１３９１２３４５６７８', '手机号格式不正确'],
])('the mobile number %j of a profile is refused: %s', (given, sentence) => {
  expect(phoneFault(given, 'form')?.zh).toBe(sentence);
});

it('a mobile number of a profile is 11 digits that begin with 13 to 19', () => {
  const numbers = fc.tuple(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 0, max: 999_999_999 }));
  fc.assert(
    fc.property(numbers, ([second, rest]) => phoneFault(`1${second}${String(rest).padStart(9, '0')}`, 'form') === null),
  );
  fc.assert(
    fc.property(fc.anything(), (given) => {
      const fault = phoneFault(given, 'form');
      return fault === null || fault.zh.startsWith('手机号');
    }),
  );
});

it('a mobile number of a profile is one of an assigned segment where the standard decides', () => {
  const numbers = fc.stringMatching(/^1[2-9]\d{9}$/);
  fc.assert(
    fc.property(numbers, (given) => {
      const verdict = validateMobile(given, { rule: 'standard' });
      expect(phoneFault(given, 'standard')).toEqual(verdict.valid ? null : verdict.message);
    }),
  );
  expect(phoneFault('16112345678', 'standard')).toEqual({
    zh: '请输入正确的手机号码',
    en: 'Enter a valid mobile number',
  });
  expect(phoneFault('', 'standard')?.zh).toBe('手机号不能为空');
});
