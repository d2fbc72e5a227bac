import fc from 'fast-check';
import { expect, it } from 'vitest';
import { validateCreditCode, validateMobile } from '../identity';
import { numberFault } from '../system';
import { registrationFaults } from './registration-faults';

const sound = {
  name: '南宁远川科技有限公司',
  creditCode: '91350100M000100Y43',
  phone: '13800138000',
  account: 'boss',
  password: 'secret-1',
  password2: 'secret-1',
};
const rules = fc.constantFrom('form' as const, 'standard' as const);

it('the numbers of a registration are judged by the rule that is given', () => {
  const codes = fc.oneof(fc.string(), fc.stringMatching(/^91350100M000100Y4\d$/));
  const phones = fc.oneof(fc.string(), fc.stringMatching(/^1[2-9]\d{9}$/));
  fc.assert(
    fc.property(codes, phones, rules, (creditCode, phone, rule) => {
      const { creditCode: ofCode = null, phone: ofPhone = null } = registrationFaults(
        { ...sound, creditCode, phone },
        rule,
      );
      expect(ofCode).toEqual(numberFault(validateCreditCode, creditCode, rule));
      expect(ofPhone).toEqual(numberFault(validateMobile, phone, rule));
    }),
  );
});

it.each([
  ['form', ['phone'], { phone: '16612345678' }],
  ['standard', [], { phone: '16612345678' }],
  ['form', [], { creditCode: '91350100M000100Y44' }],
  ['standard', ['creditCode'], { creditCode: '91350100M000100Y44' }],
] as const)('under %s %j is wrong of %j', (rule, fields, over) => {
  expect(Object.keys(registrationFaults({ ...sound, ...over }, rule))).toEqual(fields);
});
