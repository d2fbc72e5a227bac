import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chinesePassport,
  creditCode,
  creditCodeCharacters,
  digits,
  legacyResidentId,
  mobile,
  oneCharacterChanged,
  organisationCode,
  registrationNumber,
  residentId,
} from './generated-numbers.testing';
import * as identity from './index';
import { type ValidationOptions, type Verdict } from './index';

type Validate = (value: string, options?: ValidationOptions) => Verdict;

const strict = { rule: 'strict' } as const;
const validators: Record<string, Validate> = Object.fromEntries(
  Object.entries(identity).filter(([name]) => name.startsWith('validate')),
) as Record<string, Validate>;
const everyValidator = Object.entries(validators);

/** What each validator takes under `strict`, made by the standards. */
const generated: Record<string, fc.Arbitrary<string>> = {
  validateCreditCode: fc.oneof(creditCode, registrationNumber),
  validateRegistrationNumber: registrationNumber,
  validateOrganisationCode: organisationCode,
  validateResidentId: fc.oneof(residentId, legacyResidentId),
  validatePassport: chinesePassport,
  validateIdentityDocument: fc.oneof(residentId, legacyResidentId, chinesePassport),
  validateMobile: mobile,
  validateLandline: digits(7).map((number) => `0755-8${number}`),
  validateFax: digits(7).map((number) => `0108${number}-12`),
  validatePostcode: digits(6),
  validateEmail: fc.emailAddress(),
};

const answer = (verdict: Verdict) => (verdict.valid ? 'valid' : verdict.reason);

describe.each(everyValidator)('%s', (name, validate) => {
  it('takes the numbers that its standard makes', () =>
    fc.assert(fc.property(generated[name]!, (number) => validate(number, strict).valid)));

  it('never throws: whatever is no text is empty or refused', () =>
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(undefined, strict), (value, options) => {
        const verdict = validate(value as string, options);
        if (typeof value === 'string') return;
        expect(answer(verdict)).toBe(value === undefined || value === null ? 'empty' : 'format');
      }),
    ));

  it.each([NaN, -0, 13800138000, '-0', '1e309', '\ud800', 'x'.repeat(1_000_000), '1'.repeat(1_000_000), [], {}, true])(
    'refuses %o',
    (value) => {
      expect(validate(value as string).valid).toBe(false);
      expect(validate(value as string, strict).valid).toBe(false);
    },
  );

  it('answers a million blanks, digits or dots at once', () => {
    const begun = Date.now();
    for (const character of [' ', '　', '1', '.', '-', 'a@']) validate(character.repeat(1_000_000), strict);
    expect(Date.now() - begun).toBeLessThan(1000);
  });

  it('finds nothing but blanks empty', () => {
    for (const blanks of ['', ' ', '\t\n', '　', '\u00a0\ufeff']) expect(answer(validate(blanks))).toBe('empty');
  });

  it('takes the blanks around a number away, ideographic ones too, and judges again what it answered alike', () =>
    fc.assert(
      fc.property(generated[name]!, fc.constantFrom(' ', '　', '\t', '\u00a0'), (number, blank) => {
        const verdict = validate(blank + number + blank, strict);
        expect(verdict).toEqual(validate(number, strict));
        if (verdict.valid) expect(validate(verdict.value, strict)).toEqual(verdict);
      }),
    ));

  it('refuses full-width characters and blanks inside, which normaliseNumber takes away', () =>
    fc.assert(
      fc.property(generated[name]!, (number) => {
        const wide = number.replace(/[!-~]/g, (plain) => String.fromCharCode(plain.charCodeAt(0) + 0xfee0));
        const parted = `${number.slice(0, 4)} ${number.slice(4)}`;
        expect([validate(wide, strict).valid, validate(parted, strict).valid]).toEqual([false, false]);
        if (name === 'validateEmail') return;
        for (const typed of [wide, parted]) expect(validate(identity.normaliseNumber(typed), strict).valid).toBe(true);
      }),
    ));

  it('says why in both languages', () => {
    for (const value of [
      '',
      '1',
      '1'.repeat(18),
      '110000'.padEnd(18, '9'),
      '990000199001011234',
      '91350100M000100Y44',
    ]) {
      const verdict = validate(value, strict);
      if (verdict.valid) continue;
      expect(verdict.message.zh).toMatch(/^请输入正确的\p{Script=Han}/u);
      expect(verdict.message.en).toMatch(/^Enter a valid /);
    }
  });
});

describe('what is valid under strict', () => {
  const exceptions: Record<string, (value: string) => boolean> = {
    validateResidentId: (value) => value.length === 15,
    validateIdentityDocument: (value) => value.length === 15,
    validateMobile: (value) => value.startsWith('16'),
    validatePostcode: (value) => value.startsWith('0'),
  };

  it.each(everyValidator)('is valid for the form too, but for the named exceptions: %s', (name, validate) =>
    fc.assert(
      fc.property(
        fc.oneof(
          generated[name]!,
          fc.string(),
          digits(11).map((rest) => `1${rest.slice(1)}`),
        ),
        (value) => {
          const verdict = validate(value, strict);
          fc.pre(verdict.valid);
          expect(validate(value).valid).toBe(!exceptions[name]?.(verdict.valid ? verdict.value : ''));
        },
      ),
    ),
  );
});

describe('one character changed', () => {
  it('makes a credit code of 18 characters invalid, whichever it is', () =>
    fc.assert(
      fc.property(
        creditCode.chain((code) => oneCharacterChanged(code, `${creditCodeCharacters}IOSVZ`)),
        (wrong) => !identity.validateCreditCode(wrong, strict).valid,
      ),
    ));

  it('makes an identity number of 18 characters invalid, whichever it is', () =>
    fc.assert(
      fc.property(
        residentId.chain((id) => oneCharacterChanged(id, '0123456789X')),
        (wrong) => !identity.validateResidentId(wrong, strict).valid,
      ),
    ));

  it('makes a registration number invalid, whichever it is', () =>
    fc.assert(
      fc.property(
        registrationNumber.chain((number) => oneCharacterChanged(number, '0123456789')),
        (wrong) => answer(identity.validateCreditCode(wrong, strict)) === 'checksum',
      ),
    ));
});
