/*
 * Numbers of documents of persons, valid under `standard`, for property tests. Lists are samples written down here; check
 * characters are worked out in the plainest way, apart from the code under test.
 */
import fc, { type Arbitrary } from 'fast-check';
import { dayBetween } from '../calendar';
import { digits, joined, powers, weighted } from '../characters';
import { provinceDigits } from './provinces';

/** The identity number that begins with 17 digits: their check character behind them, MOD 11-2. */
export function residentIdOf(first17: string): string {
  const sum = weighted(first17, '0123456789', powers(2, 11, 18).slice(1).reverse());
  return first17 + '10X98765432'.charAt(sum % 11);
}

const written = (date: string) => date.replaceAll('-', '');

/** The parts of an identity number, from which `residentIdFrom` makes it. */
export const residentIdParts = fc.record({
  province: fc.constantFrom(...provinceDigits),
  district: digits(4),
  birthDate: dayBetween('1900-01-01', '2020-12-31'),
  sequence: digits(3),
});

export type ResidentIdDraft = typeof residentIdParts extends Arbitrary<infer Parts> ? Parts : never;

/** The identity number of its parts. */
export function residentIdFrom({ province, district, birthDate, sequence }: ResidentIdDraft): string {
  return residentIdOf(province + district + written(birthDate) + sequence);
}

/** 居民身份证号码 of 18 characters, residence permits (81, 82, 83) among them: `validateResidentId` takes it. */
export const residentId = residentIdParts.map(residentIdFrom);

/** The same of 15 digits, as on cards of before 2000: `validateResidentId` takes it. */
export const legacyResidentId = joined(
  fc.constantFrom(...provinceDigits),
  digits(4),
  dayBetween('1900-01-01', '1999-12-31').map((day) => written(day).slice(2)),
  digits(3),
);

/** Alpha-3 and numeric codes of ISO 3166-1. */
const countries = [
  ...([
    ['CAN', '124'],
    ['SAU', '682'],
    ['USA', '840'],
    ['DEU', '276'],
    ['AFG', '004'],
    ['ZWE', '716'],
  ] as const),
  ...([
    ['KOR', '410'],
    ['JPN', '392'],
    ['GBR', '826'],
    ['FRA', '250'],
    ['BRA', '076'],
    ['SSD', '728'],
  ] as const),
];

/** The parts of the number of a foreign permanent resident, for either of the two functions below. */
export const foreignResidentIdParts = fc.record({
  province: fc.constantFrom('11', '15', '23', '31', '37', '44', '46', '50', '54', '61', '65'),
  country: fc.constantFrom(...countries),
  birthDate: dayBetween('1930-01-01', '2020-12-31'),
  sequence: digits(3),
});

export type ForeignResidentIdDraft = typeof foreignResidentIdParts extends Arbitrary<infer Parts> ? Parts : never;

/** The number of the 2023 edition, 18 characters. */
export function foreignResidentIdFrom({ province, country, birthDate, sequence }: ForeignResidentIdDraft): string {
  return residentIdOf(`9${province}${country[1]}${written(birthDate)}${sequence}`);
}

/** The number of the 2017 edition, 15 characters. */
export function foreignResidentId2017From({ province, country, birthDate, sequence }: ForeignResidentIdDraft) {
  return `${country[0]}${province}00${written(birthDate).slice(2)}${sequence.slice(1)}`;
}

/** 外国人永久居留身份证号码 of either edition: `validateForeignResidentId` takes it. */
export const foreignResidentId = fc.oneof(
  foreignResidentIdParts.map(foreignResidentIdFrom),
  foreignResidentIdParts.map(foreignResidentId2017From),
);

/** 港澳居民来往内地通行证号码: `validateHongKongMacaoPermit` takes it. */
export const hongKongMacaoPermit = joined(fc.constantFrom('H', 'M'), fc.oneof(digits(8), digits(10)));

/** 台湾居民来往大陆通行证号码: `validateTaiwanPermit` takes it. */
export const taiwanPermit = fc.oneof(
  digits(8),
  digits(10),
  joined(digits(10), fc.constantFrom('(A)', '(B)', '(D)', '(1)', 'B')),
);

/** 护照号码 of the mainland: `validatePassport` takes it. */
export const chinesePassport = fc.oneof(
  joined(fc.constantFrom(...'EGDSP'), digits(8)),
  joined(fc.constant('E'), fc.constantFrom(...'ABCDEFGHJKLMNPQRSTUVWXYZ'), digits(7)),
  joined(fc.constantFrom('DE', 'SE', 'PE'), digits(7)),
);

/** 护照号码 of Hong Kong and Macao: `validatePassport` takes it. */
export const sarPassport = fc.oneof(
  joined(fc.constantFrom('H', 'K'), digits(8)),
  joined(fc.constantFrom('KJ', 'MA', 'MB'), digits(7)),
);
