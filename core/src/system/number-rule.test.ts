import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  validateCreditCode,
  validateEmail,
  validateFax,
  validateIdentityDocument,
  validateLandline,
  validateMobile,
  validatePostcode,
} from '../identity';
import {
  defaultNumberRule,
  NUMBER_RULES,
  numberFault,
  numberRuleFault,
  numberRuleUnder,
  parseNumberRule,
} from './number-rule';

const validators = fc.constantFrom(
  validateCreditCode,
  validateEmail,
  validateFax,
  validateIdentityDocument,
  validateLandline,
  validateMobile,
  validatePostcode,
);
const rules = fc.constantFrom('form' as const, 'standard' as const);
const numbers = fc.oneof(
  fc.string(),
  fc.stringMatching(/^0?\d{5,6}$/),
  fc.stringMatching(/^1[3-9]\d{9}$/),
  fc.stringMatching(/^1101051949123100\d[\dXx]$/),
  fc.stringMatching(/^110105491231\d{3}$/),
  fc.stringMatching(/^91350100M000100Y4\d$/),
);

describe('the parameter of the rule for numbers', () => {
  it.each([
    ['form', 'form'],
    ['national', 'standard'],
    [' national ', 'standard'],
    ['', 'form'],
    ['National', 'form'],
    ['standard', 'form'],
    ['true', 'form'],
  ])('%j stands for %s', (value, rule) => expect(parseNumberRule(value)).toBe(rule));

  it('stands for the form’s rule with any value that it refuses', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const fault = numberRuleFault(value);
        expect(fault === null).toBe(['form', 'national'].includes(value.trim()));
        if (fault === null) return;
        expect(parseNumberRule(value)).toBe(defaultNumberRule);
        for (const sentence of [fault.zh, fault.en]) {
          expect(sentence).toMatch(/enterprise\.numberRules.*\bform\b.*\bnational\b/);
        }
      }),
    );
  });

  it('is among the settings where the standard decides', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constant(NUMBER_RULES))), (settings) => {
        expect(numberRuleUnder(settings)).toBe(settings.includes(NUMBER_RULES) ? 'standard' : 'form');
      }),
    );
  });
});

describe('the fault of a number', () => {
  it('is there where the rule refuses, and begins with its sentence', () => {
    fc.assert(
      fc.property(validators, numbers, rules, (validate, value, rule) => {
        const verdict = validate(value, { rule });
        const fault = numberFault(validate, value, rule);
        expect(fault === null).toBe(verdict.valid);
        if (verdict.valid || fault === null) return;
        expect(fault.zh.split('\n')[0]).toBe(verdict.message.zh);
        expect(fault.en.split('\n')[0]).toBe(verdict.message.en);
      }),
      { numRuns: 1000 },
    );
  });

  it('has a second line naming the parameter where only the rule of the form refuses', () => {
    fc.assert(
      fc.property(validators, numbers, rules, (validate, value, rule) => {
        const fault = numberFault(validate, value, rule);
        if (fault === null) return;
        const isNational = validate(value, { rule: 'standard' }).valid;
        for (const sentence of [fault.zh, fault.en]) {
          const [, second, ...others] = sentence.split('\n');
          expect(others).toEqual([]);
          if (isNational) expect(second).toMatch(/enterprise\.numberRules.*national/);
          else expect(second).toBeUndefined();
        }
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    [validatePostcode, '050000', '请输入正确的邮政编码', 'Enter a valid postcode'],
    [validateMobile, '16612345678', '请输入正确的手机号码', 'Enter a valid mobile number'],
    [
      validateIdentityDocument,
      '110105491231002',
      '请输入正确的身份证/护照',
      'Enter a valid identity card or passport number',
    ],
  ])('of %o %s is in both languages', (validate, value, zh, en) => {
    expect(numberFault(validate, value, 'standard')).toBeNull();
    expect(numberFault(validate, value, 'form')).toEqual({
      zh: `${zh}\n该号码符合国家标准，管理员将参数 enterprise.numberRules 设为 national 后即可填写`,
      en: `${en}\nIt meets the national standard: an administrator who sets the parameter enterprise.numberRules to national has it accepted`,
    });
  });
});
