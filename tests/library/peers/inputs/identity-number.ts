import { type Arbitrary } from 'fast-check';
import {
  digits,
  foreignResidentIdFrom,
  foreignResidentIdParts,
  legacyResidentId,
  residentId,
  residentIdOf,
} from '@rdm/core/testing';
import { digitChanged, fullWidth, joined, neighboursExchanged, oneOf, parted, type Draft } from './draft';

const residentWith = (middle: Arbitrary<string>, province = oneOf('11', '31', '44')) =>
  joined(province, digits(4), middle, digits(3)).map(residentIdOf);

/** Residence permits have the code of their region alone, without a district. */
const permit = (region: string) => residentId.map((id) => residentIdOf(region + id.slice(6, 17)));

/** Citizen's identity numbers: GB 11643-1999. */
export const identityNumbers: readonly Draft[] = [
  {
    input: 'valid',
    made: residentId.filter((id) => /^(1|2|3|4|5|6)/.test(id)),
    right: 'takes',
    why: 'GB 11643-1999',
    measuredAs: 'valid',
  },
  {
    input: 'lower-case x',
    made: residentId.filter((id) => id.endsWith('X') && id < '7').map((id) => id.toLowerCase()),
    right: 'takes',
    why: 'the same character; stored as X',
  },
  {
    input: 'one digit changed',
    made: digitChanged(residentId),
    right: 'refuses',
    why: 'MOD 11-2 finds every single wrong digit',
    measuredAs: 'invalid',
  },
  {
    input: 'two neighbours exchanged',
    made: neighboursExchanged(residentId, 17),
    right: 'refuses',
    why: 'MOD 11-2 finds every exchange of neighbours',
  },
  {
    input: 'province 99',
    made: residentWith(oneOf('19900101', '19851231'), oneOf('99', '00', '91')),
    right: 'refuses',
    why: 'GB/T 2260 has no such province',
  },
  {
    input: '14, 16, 17 or 19 digits',
    made: oneOf('14', '16', '17', '19').chain((length) => digits(Number(length))),
    right: 'refuses',
    why: 'GB 11643-1999: 18 characters; 15 by GB 11643-1989',
  },
  {
    input: 'Taiwan, 710000',
    made: permit('710000'),
    right: 'takes',
    why: 'GB/T 2260',
  },
  {
    input: 'residence permit, 81',
    made: permit('810000'),
    right: 'takes',
    why: '国办发〔2018〕81号 gives residents from Hong Kong 810000',
  },
  {
    input: 'residence permit, 82',
    made: permit('820000'),
    right: 'takes',
    why: '国办发〔2018〕81号 gives residents from Macao 820000',
  },
  {
    input: 'residence permit, 83',
    made: permit('830000'),
    right: 'takes',
    why: '国办发〔2018〕81号 gives residents from Taiwan 830000',
  },
  {
    input: 'foreign permanent resident, 2023',
    made: foreignResidentIdParts.map(foreignResidentIdFrom),
    right: 'open',
    why: 'a choice: not a citizen; `validateForeignResidentId` takes it',
  },
  {
    input: '30 February',
    made: residentWith(oneOf('19900230', '19850431', '19010229')),
    right: 'refuses',
    why: 'GB 11643-1999: a day of the calendar',
  },
  {
    input: 'born in the future',
    made: residentWith(oneOf('29900101', '29851231')),
    right: 'refuses',
    why: 'nobody is registered before birth',
  },
  {
    input: 'born before 1800',
    made: residentWith(oneOf('17991231', '16000101')),
    right: 'open',
    why: 'a choice: numbers were first given in 1984',
  },
  {
    input: 'legacy 15 digits',
    made: legacyResidentId.filter((id) => id < '7'),
    right: 'takes',
    why: 'GB 11643-1989; on documents before 2013',
  },
  {
    input: 'legacy, 30 February',
    made: joined(oneOf('11', '31', '44'), digits(4), oneOf('900230', '850431'), digits(3)),
    right: 'refuses',
    why: 'not a day of the calendar',
  },
  {
    input: 'legacy, province 99',
    made: legacyResidentId.map((id) => `99${id.slice(2)}`),
    right: 'refuses',
    why: 'GB/T 2260 has no such province',
  },
  {
    input: 'full width',
    made: residentId.map(fullWidth),
    right: 'open',
    why: 'a choice: stored is the plain form; `normaliseNumber` makes it',
  },
  {
    input: 'blank inside',
    made: residentId.map(parted),
    right: 'open',
    why: 'a choice: stored is the number without; `normaliseNumber` makes it',
  },
];
