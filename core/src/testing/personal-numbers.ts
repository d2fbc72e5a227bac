/*
 * Numbers of persons beside the identity card, valid under `standard`, for property tests. Lists are samples written
 * down here; check characters are worked out in the plainest way, apart from the code under test.
 */
import fc, { type Arbitrary } from 'fast-check';
import { characters, digits, joined } from './characters';
import { residentIdOf } from './numbers';

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

const birthDate = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2020-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

export const foreignResidentIdParts = fc.record({
  province: fc.constantFrom('11', '15', '23', '31', '37', '44', '46', '50', '54', '61', '65'),
  country: fc.constantFrom(...countries),
  birthDate,
  sequence: digits(3),
});

export type ForeignResidentIdDraft = typeof foreignResidentIdParts extends Arbitrary<infer Parts> ? Parts : never;

/** The number of the 2023 edition, 18 characters. */
export function foreignResidentIdFrom({ province, country, birthDate: day, sequence }: ForeignResidentIdDraft): string {
  return residentIdOf(`9${province}${country[1]}${day.replaceAll('-', '')}${sequence}`);
}

/** The number of the 2017 edition, 15 characters. */
export function foreignResidentId2017From({ province, country, birthDate: day, sequence }: ForeignResidentIdDraft) {
  return `${country[0]}${province}00${day.slice(2).replaceAll('-', '')}${sequence.slice(1)}`;
}

export const foreignResidentId = fc.oneof(
  foreignResidentIdParts.map(foreignResidentIdFrom),
  foreignResidentIdParts.map(foreignResidentId2017From),
);

export const hongKongMacaoPermit = joined(fc.constantFrom('H', 'M'), fc.oneof(digits(8), digits(10)));

export const taiwanPermit = fc.oneof(
  digits(8),
  digits(10),
  joined(digits(10), fc.constantFrom('(A)', '(B)', '(D)', '(1)', 'B')),
);

export const sarPassport = fc.oneof(
  joined(fc.constantFrom('H', 'K'), digits(8)),
  joined(fc.constantFrom('KJ', 'MA', 'MB'), digits(7)),
);

/** With the one digit behind them that brings the sum of ISO/IEC 7812-1 to a multiple of 10. */
export function bankCardOf(digitsBefore: string): string {
  const fromTheRight = [...digitsBefore].reverse();
  const values = fromTheRight.map((digit, place) => (place % 2 ? digit : String(2 * Number(digit))));
  const sum = [...values.join('')].reduce((total, digit) => total + Number(digit), 0);
  return digitsBefore + String((1000 - sum) % 10);
}

export const bankCard = joined(
  fc.constantFrom(...'3456', '62', '9'),
  fc.integer({ min: 11, max: 16 }).chain((length) => digits(length)),
).map(bankCardOf);

const plateCharacters = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const office = joined(fc.constantFrom(...'京津沪渝冀粤川藏新琼'), fc.constantFrom(...'ABCDEFGHJKLMNPZ'));

export const licencePlate = fc.oneof(
  joined(office, characters(plateCharacters, 5)),
  joined(office, characters(plateCharacters, 4), fc.constantFrom(...'警学挂')),
  joined(fc.constant('粤Z'), characters(plateCharacters, 4), fc.constantFrom(...'港澳')),
  joined(office, fc.constantFrom(...'ABCDEFGHJK'), characters(plateCharacters, 1), digits(4)),
  joined(office, digits(5), fc.constantFrom(...'ABCDEFGHJK')),
  joined(office, digits(4), fc.constant('领')),
  joined(fc.constant('使'), digits(6)),
);

/** Landline numbers with their area code, the hyphen left out or not. */
export const landline = fc
  .oneof(
    fc.tuple(fc.constantFrom('010', '020', '021', '023', '029'), fc.constant(7)),
    fc.tuple(fc.constantFrom('0311', '0755', '0571', '0898', '0991', '0335'), fc.constantFrom(6, 7)),
  )
  .chain(([area, length]) =>
    joined(fc.constant(area), fc.constantFrom('-', ''), fc.constantFrom(...'23456789'), digits(length)),
  );
