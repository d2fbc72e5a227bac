/*
 * Numbers made by the rules of their standards, valid under `standard`, for property tests. The
 * check characters are worked out here in the plainest way, apart from the code under test.
 */
import fc, { type Arbitrary } from 'fast-check';
import { characters, digits, joined, powers, weighted } from './characters';

export const creditCodeCharacters = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const organisationCharacters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const provinceDigits = [
  ...['11', '12', '13', '14', '15', '21', '22', '23', '31', '32', '33', '34', '35', '36', '37', '41', '42', '43'],
  ...['44', '45', '46', '50', '51', '52', '53', '54', '61', '62', '63', '64', '65', '71', '81', '82', '83'],
];

/** The credit code of its first 17 characters: the check character is added (GB 32100-2015). */
export function creditCodeOf(first17: string): string {
  const sum = weighted(first17, creditCodeCharacters, powers(3, 31, 17));
  return first17 + creditCodeCharacters.charAt((31 - (sum % 31)) % 31);
}

/** The organisation code of its first 8 characters: the check character is added (GB 11714-1997). */
export function organisationCodeOf(first8: string): string {
  const check = 11 - (weighted(first8, organisationCharacters, [3, 7, 9, 10, 5, 8, 4, 2]) % 11);
  return first8 + (check === 10 ? 'X' : check === 11 ? '0' : String(check));
}

/** The identity number of its first 17 digits: the check character is added (GB 11643-1999). */
export function residentIdOf(first17: string): string {
  const sum = weighted(first17, '0123456789', powers(2, 11, 18).slice(1).reverse());
  return first17 + '10X98765432'.charAt(sum % 11);
}

/** The one digit that brings the product of ISO 7064 MOD 11,10 to 1. */
function registrationNumberOf(first14: string): string {
  const product = [...first14].reduce((before, digit) => (((before + Number(digit)) % 10 || 10) * 2) % 11, 10);
  return first14 + [...'0123456789'].find((digit) => (product + Number(digit)) % 10 === 1)!;
}

export const organisationCode = characters(creditCodeCharacters, 8).map(organisationCodeOf);

/** Department and category, the first two characters of a credit code. */
const registrations = [
  ...['11', '12', '13', '19', '21', '29', '31', '32', '33', '34', '35', '39', '41', '49', '51', '52', '53', '59'],
  ...['61', '62', '69', '71', '72', '79', '81', '89', '91', '92', '93', 'A1', 'A9', 'N1', 'N2', 'N3', 'N9', 'Y1'],
];

export const creditCode = joined(fc.constantFrom(...registrations), digits(6), organisationCode).map(creditCodeOf);

export const registrationNumber = digits(14).map(registrationNumberOf);

const birthDate = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2020-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

export const residentIdParts = fc.record({
  province: fc.constantFrom(...provinceDigits),
  district: digits(4),
  birthDate,
  sequence: digits(3),
});

export type ResidentIdDraft = typeof residentIdParts extends Arbitrary<infer Parts> ? Parts : never;

/** The identity number of its parts. */
export function residentIdFrom({ province, district, birthDate: day, sequence }: ResidentIdDraft): string {
  return residentIdOf(province + district + day.replaceAll('-', '') + sequence);
}

export const residentId = residentIdParts.map(residentIdFrom);

export const legacyResidentId = joined(
  fc.constantFrom(...provinceDigits),
  digits(4),
  birthDate.filter((day) => day < '2000').map((day) => day.slice(2).replaceAll('-', '')),
  digits(3),
);

export const chinesePassport = fc.oneof(
  joined(fc.constantFrom(...'EGDSP'), digits(8)),
  joined(fc.constant('E'), fc.constantFrom(...'ABCDEFGHJKLMNPQRSTUVWXYZ'), digits(7)),
  joined(fc.constantFrom('DE', 'SE', 'PE'), digits(7)),
);

export const mobile = joined(fc.constantFrom('13', '15', '17', '18'), fc.constantFrom(...'01235678'), digits(8));
