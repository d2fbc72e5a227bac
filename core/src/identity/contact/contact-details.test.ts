/* Samples of the product's form: contact details. */
import { describe, expect, it } from 'vitest';
import * as identity from '../index';
import { table } from '../sample-table.testing';

describe('mobile number', () => {
  table(identity.validateMobile, [
    ['13800138000', 'ok', 'ok'],
    ['14212345678', 'ok', 'format'],
    ['14012345678', 'ok', 'ok'],
    ['15412345678', 'ok', 'format'],
    ['16612345678', 'format', 'ok'],
    ['16112345678', 'format', 'format'],
    ['17912345678', 'ok', 'format'],
    ['19412345678', 'ok', 'format'],
    ['19912345678', 'ok', 'ok'],
    ['12812345678', 'format', 'format'],
    ['23800138000', 'format', 'format'],
    ['1380013800', 'length', 'length'],
    ['+8613800138000', 'length', 'length'],
    ['138 0013 8000', 'length', 'length'],
    ['1380013800O', 'format', 'format'],
  ]);

  it('is refused in the words of the form', () =>
    expect(identity.validateMobile('')).toMatchObject({ reason: 'empty', message: { zh: '请输入正确的手机号码' } }));
});

describe.each([
  ['telephone', identity.validateLandline, '请输入正确的电话号码'],
  ['fax', identity.validateFax, '请输入正确的传真号码'],
])('%s number', (_name, validate, zh) => {
  table(validate, [
    ['0755-26770000', 'ok', 'ok'],
    ['075526770000', 'ok', 'ok'],
    ['010-82323456-123', 'ok', 'ok'],
    ['26770000', 'ok', 'ok'],
    ['2677000', 'ok', 'ok'],
    ['400-123-4567', 'ok', 'ok'],
    ['4001234567', 'ok', 'ok'],
    ['800-8101234', 'ok', 'ok'],
    ['0755-12345678-123456', 'format', 'format'],
    ['0755-22345678-1234567', 'length', 'length'],
    ['0755-16770000', 'format', 'format'],
    ['07555-26770000', 'format', 'format'],
    ['(0755)26770000', 'format', 'format'],
    ['0755 26770000', 'format', 'format'],
    ['267700', 'length', 'length'],
    ['000-23456789', 'ok', 'region'],
    ['001-2345678', 'ok', 'region'],
    ['013-23456789', 'ok', 'region'],
    ['0123-2345678', 'ok', 'region'],
    ['026-23456789', 'ok', 'region'],
    ['031-23456789', 'ok', 'region'],
    ['0732-2345678', 'ok', 'region'],
    ['0101-2345678', 'ok', 'format'],
    ['010-8234567', 'ok', 'format'],
    ['0108234567', 'ok', 'format'],
    ['01082345678', 'ok', 'ok'],
    ['0335-2345678', 'ok', 'ok'],
    ['03352345678-12', 'ok', 'ok'],
    ['0335-23456789', 'ok', 'ok'],
    ['400 810 0000', 'format', 'format'],
    ['(010)12345678', 'format', 'format'],
    ['not a number', 'format', 'format'],
  ]);

  it('is refused in the words of the form', () => expect(validate('1')).toMatchObject({ message: { zh } }));
});

describe('postcode', () => {
  table(identity.validatePostcode, [
    ['100000', 'ok', 'ok'],
    ['518000', 'ok', 'ok'],
    ['050000', 'format', 'ok'],
    ['030000', 'format', 'ok'],
    ['010000', 'format', 'ok'],
    ['10000', 'length', 'length'],
    ['1000000', 'length', 'length'],
    ['10000a', 'format', 'format'],
    ['١٠٠٠٠٠', 'format', 'format'],
  ]);

  it('is refused in the words of the form', () =>
    expect(identity.validatePostcode('1', { rule: 'form' })).toMatchObject({
      message: { zh: '请输入正确的邮政编码' },
    }));
});

describe('e-mail address', () => {
  const longLabel = 'a'.repeat(63);
  table(identity.validateEmail, [
    ['first.last+tag@example.com.cn', 'ok', 'ok'],
    ['Wang@Example.COM', 'ok', 'ok'],
    ['a@xn--fiq228c.xn--fiqs8s', 'ok', 'ok'],
    [`a@${longLabel}.cn`, 'ok', 'ok'],
    [`a@${longLabel}a.cn`, 'format', 'format'],
    [`${'a'.repeat(64)}@b.cn`, 'ok', 'ok'],
    [`${'a'.repeat(65)}@b.cn`, 'length', 'length'],
    [`a@${`${longLabel}.`.repeat(4)}cn`, 'length', 'length'],
    ['a@b', 'format', 'format'],
    ['a@b.c', 'format', 'format'],
    ['a@b.c1', 'format', 'format'],
    ['a@-b.cn', 'format', 'format'],
    ['a@b-.cn', 'format', 'format'],
    ['a@b..cn', 'format', 'format'],
    ['a@b.cn.', 'format', 'format'],
    ['a@b_c.cn', 'format', 'format'],
    ['a@b@c.cn', 'format', 'format'],
    ['.a@b.cn', 'format', 'format'],
    ['a.@b.cn', 'format', 'format'],
    ['a..b@c.cn', 'format', 'format'],
    ['"a b"@c.cn', 'format', 'format'],
    ['王@c.cn', 'format', 'format'],
    ['ab.cn', 'format', 'format'],
    ['@b.cn', 'format', 'format'],
  ]);

  it('is refused in the words of the form', () =>
    expect(identity.validateEmail('1')).toMatchObject({ message: { zh: '请输入正确的邮箱地址' } }));
});
