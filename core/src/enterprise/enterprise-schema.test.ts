import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { validateRecord } from '../records';
import { enterprise } from './enterprise';
import { enterpriseSchema } from './enterprise-schema';

const sound = {
  name: '某某制造有限公司',
  creditCode: '91350100M000100Y43',
  creditCodeFiles: ['1001'],
  industry: '34',
  bizRegisteyTime: '2015-06-01',
  bizRegisteyType: '1',
  domain: ['1', '2'],
  registeyAmount: '5,000',
  postCode: '350001',
  address: '福州市',
  legalPersonname: '王小明',
  legalPersonmobile: '13800138000',
  legalPersonidCard: '11010519491231002X',
};

/** `field: sentence` of every issue, read through the Standard Schema alone. */
function issuesOf(value: unknown): string[] {
  const result = enterpriseSchema['~standard'].validate(value);
  if (result instanceof Promise) throw new TypeError('validation is synchronous');
  return (result.issues ?? []).map(({ message, path }) => {
    const [segment] = path ?? [];
    return `${String(typeof segment === 'object' ? segment.key : segment)}: ${message}`;
  });
}

describe('The enterprise schema', () => {
  it('is a Standard Schema of version 1', () => {
    expect(enterpriseSchema['~standard']).toMatchObject({ version: 1, vendor: 'valibot' });
  });

  it('gives a sound enterprise back in canonical form', () => {
    const result = enterpriseSchema['~standard'].validate(sound);
    expect(result).toMatchObject({
      value: { ...sound, registeyAmount: '5000.00', legalPersonphone: null, legalPersonfax: null },
    });
  });

  it('asks for all basic fields in the order of the form, and for no telephone, fax or e-mail', () => {
    expect(issuesOf({})).toEqual([
      'name: 请输入企业名称',
      'creditCode: 请输入正确的统一社会信用代码',
      'creditCodeFiles: 请上传营业执照',
      'industry: 请选择所属行业',
      'bizRegisteyTime: 请选择工商注册日期',
      'bizRegisteyType: 请选择注册类型',
      'domain: 请选择技术领域',
      'registeyAmount: 请输入注册资金',
      'postCode: 请输入正确的邮政编码',
      'address: 请输入地址',
      'legalPersonname: 请输入法人姓名',
      'legalPersonmobile: 请输入正确的手机号码',
      'legalPersonidCard: 请输入正确的身份证/护照',
    ]);
  });

  it.each([
    ['creditCode', '91350100M000I00Y43', '请输入正确的统一社会信用代码'],
    ['postCode', '050000', '请输入正确的邮政编码'],
    ['legalPersonmobile', '16600000000', '请输入正确的手机号码'],
    ['legalPersonidCard', '1101051949', '请输入正确的身份证/护照'],
    ['legalPersonphone', '12', '请输入正确的电话号码'],
    ['legalPersonfax', 'abc', '请输入正确的传真号码'],
    ['legalPersonemail', 'a@b', '请输入正确的邮箱地址'],
  ])('refuses %s %j with the sentence of the form', (field, value, message) => {
    expect(issuesOf({ ...sound, [field]: value })).toEqual([`${field}: ${message}`]);
  });

  it('takes by the product’s rule what only the standard refuses, and warns of it', () => {
    const circulating = { ...sound, creditCode: '91350100M000100Y44' };
    expect(issuesOf(circulating)).toEqual([]);
    expect(validateRecord(enterprise, circulating).warnings.map(({ field }) => field)).toEqual(['creditCode']);
    expect(validateRecord(enterprise, sound).warnings).toEqual([]);
  });

  it('says it in English where valibot is asked to', () => {
    const { issues } = safeParse(enterpriseSchema, { ...sound, name: '' }, { lang: 'en' });
    expect(issues?.map(({ message }) => message)).toEqual(['Enter the name']);
    expect(safeParse(enterpriseSchema, null, { lang: 'en' }).issues?.[0]?.message).toMatch(/^What was entered/);
  });

  it('judges as the form does, whatever it is given, and never throws', () => {
    const keys = fc.constantFrom(...Object.keys(sound));
    fc.assert(
      fc.property(fc.anything(), fc.dictionary(keys, fc.anything()), (anything, over) => {
        expect(Array.isArray(issuesOf(anything))).toBe(true);
        const draft = { ...sound, ...over };
        expect(issuesOf(draft)).toEqual(
          validateRecord(enterprise, draft).faults.map(({ field, message }) => `${field}: ${message.zh}`),
        );
      }),
    );
  });

  it('reads its own output as itself', () => {
    const { output } = safeParse(enterpriseSchema, sound);
    expect(safeParse(enterpriseSchema, output)).toMatchObject({ success: true, output });
  });
});
