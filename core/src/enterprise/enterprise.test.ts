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
import { underSettings, validateRecord } from '../records';
import { NUMBER_RULES, numberFault } from '../system';
import { enterprise } from './enterprise';

const numbers = [
  ['creditCode', validateCreditCode, fc.stringMatching(/^91350100M000100Y4\d$/)],
  ['postCode', validatePostcode, fc.stringMatching(/^\d{5,6}$/)],
  ['legalPersonmobile', validateMobile, fc.stringMatching(/^1[2-9]\d{9}$/)],
  ['legalPersonidCard', validateIdentityDocument, fc.stringMatching(/^1101051949123100\d[\dX]$|^110105491231\d{3}$/)],
  ['legalPersonphone', validateLandline, fc.stringMatching(/^0\d{2,3}-\d{7,8}$/)],
  ['legalPersonfax', validateFax, fc.stringMatching(/^\d{7,8}$/)],
  ['legalPersonemail', validateEmail, fc.emailAddress()],
] as const;

const wordless = fc.stringMatching(/^[!-~]{1,10}$/);

describe.each(numbers)('%s of an enterprise', (field, validate, likely) => {
  const messageUnder = (settings: readonly string[], value: string) =>
    validateRecord(underSettings(enterprise, settings), { [field]: value }).faults.find(
      (fault) => fault.field === field,
    )?.message;
  const values = fc.oneof(likely, wordless);

  it('is judged by the form’s rule, unless the parameter lets the standard decide', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(messageUnder([], value)).toEqual(numberFault(validate, value, 'form') ?? undefined);
        expect(messageUnder([NUMBER_RULES], value)).toEqual(numberFault(validate, value, 'standard') ?? undefined);
      }),
    );
  });

  it('is refused under the form’s rule exactly where other programs see it refused, with the same first line', () => {
    fc.assert(
      fc.property(values, (value) => {
        const declared = validateRecord(enterprise, { [field]: value }).faults.find((fault) => fault.field === field);
        expect(messageUnder([], value)?.zh.split('\n')[0]).toBe(declared?.message.zh);
      }),
    );
  });
});
