import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultPasswordPolicy, isExpired, parsePasswordPolicy, passwordFault } from './password-policy';

describe('a password policy', () => {
  it('is read from a parameter as JSON', () => {
    const policy = { minLength: 10, classes: 3, expiryDays: 90 };
    expect(parsePasswordPolicy(JSON.stringify(policy))).toEqual(policy);
  });

  it.each([[''], ['x'], ['[]'], ['null'], ['{"minLength":0,"classes":5,"expiryDays":-1}'], ['{"minLength":"10"}']])(
    'is the product’s own where %j says nothing sensible',
    (value) => {
      expect(parsePasswordPolicy(value)).toEqual(defaultPasswordPolicy);
    },
  );

  it('takes anything without falling over', () => {
    fc.assert(fc.property(fc.anything(), (value) => parsePasswordPolicy(value).minLength >= 1));
  });

  it('asks for so many characters of so many kinds', () => {
    const policy = { minLength: 8, classes: 3, expiryDays: 0 };
    expect(passwordFault('Abc-123', policy)?.zh).toBe('密码长度不能少于8位');
    expect(passwordFault('abcdefgh1', policy)?.zh).toBe('密码须包含大写字母、小写字母、数字、符号中的至少3种');
    for (const good of ['Abcdefg1', 'abcdef-1', 'ABCDEF-1', '密码Password'])
      expect(passwordFault(good, policy)).toBeNull();
  });

  it('lets a password be used to the last second of its days', () => {
    const policy = { ...defaultPasswordPolicy, expiryDays: 90 };
    expect(isExpired('2024-01-01 08:00:00', '2024-03-31 08:00:00', policy)).toBe(false);
    expect(isExpired('2024-01-01 08:00:00', '2024-03-31 08:00:01', policy)).toBe(true);
    expect(isExpired('2000-01-01 08:00:00', '2024-03-31 08:00:01', defaultPasswordPolicy)).toBe(false);
    expect(isExpired(null, '2024-03-31 08:00:01', policy)).toBe(false);
  });
});
