/*
 * Numbers of enterprises made by the rules of their standards, valid under `standard`, for property tests. The check
 * characters are worked out here in the plainest way, apart from the code under test.
 */
import fc from 'fast-check';
import { characters, digits, joined, powers, weighted } from '../characters';
import { legacyResidentId, residentId } from './identity-document';
import { provinceDigits } from './provinces';

/** The characters of a credit code in the order of their values: GB 32100-2015. */
export const creditCodeCharacters = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const organisationCharacters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The credit code that begins with 17 characters: their check character behind them, MOD 31-3. */
export function creditCodeOf(first17: string): string {
  const sum = weighted(first17, creditCodeCharacters, powers(3, 31, 17));
  return first17 + creditCodeCharacters.charAt((31 - (sum % 31)) % 31);
}

/** The organisation code that begins with 8 characters: their check character behind them, GB 11714. */
export function organisationCodeOf(first8: string): string {
  const check = 11 - (weighted(first8, organisationCharacters, [3, 7, 9, 10, 5, 8, 4, 2]) % 11);
  return first8 + (check === 10 ? 'X' : check === 11 ? '0' : String(check));
}

/** The one digit that brings the product of ISO 7064 MOD 11,10 to 1. */
function registrationNumberOf(first14: string): string {
  const product = [...first14].reduce((before, digit) => (((before + Number(digit)) % 10 || 10) * 2) % 11, 10);
  return first14 + [...'0123456789'].find((digit) => (product + Number(digit)) % 10 === 1)!;
}

/** 组织机构代码 without its hyphen: `validateOrganisationCode` takes it. */
export const organisationCode = characters(creditCodeCharacters, 8).map(organisationCodeOf);

/** Department and category, the first two characters of a credit code. */
const registrations = [
  ...['11', '12', '13', '19', '21', '29', '31', '32', '33', '34', '35', '39', '41', '49', '51', '52', '53', '59'],
  ...['61', '62', '69', '71', '72', '79', '81', '89', '91', '92', '93', 'A1', 'A9', 'N1', 'N2', 'N3', 'N9', 'Y1'],
];

/** 统一社会信用代码 in upper case: `validateCreditCode` takes it. */
export const creditCode = joined(fc.constantFrom(...registrations), digits(6), organisationCode).map(creditCodeOf);

/** 工商注册号 of 15 digits: `validateRegistrationNumber` and `validateCreditCode` take it. */
export const registrationNumber = digits(14).map(registrationNumberOf);

/** 工商注册号 of 13 digits, of the time before GS 15-2006: `validateRegistrationNumber` takes it. */
export const formerRegistrationNumber = joined(fc.constantFrom(...provinceDigits, '10'), digits(11));

/** 纳税人识别号 of every kind, 15 to 20 characters: `validateTaxpayerNumber` takes it. */
export const taxpayerNumber = fc.oneof(
  creditCode,
  residentId,
  joined(fc.constantFrom(...provinceDigits), digits(4), organisationCode),
  joined(fc.oneof(residentId, legacyResidentId), digits(2)),
);
