import {
  foreignResidentId2017From,
  foreignResidentIdFrom,
  foreignResidentIdParts,
  residentIdOf,
} from '@rdm/core/testing';
import { digitChanged, joined, neighboursExchanged, oneOf, type Draft } from './draft';

const edition2023 = foreignResidentIdParts.map(foreignResidentIdFrom);

/** The numbers with the characters from one place on replaced, and the check character that belongs to them. */
const withPart = (from: number, ...parts: string[]) =>
  joined(edition2023, oneOf(...parts)).map((both) => {
    const part = both.slice(18);
    return residentIdOf(both.slice(0, from) + part + both.slice(from + part.length, 17));
  });

/** Foreign permanent resident ID cards: 新版外国人永久居留身份证适配性改造要点, 表 1 (国家移民管理局, 2023). */
export const foreignResidentIds: readonly Draft[] = [
  {
    input: '2023 edition',
    made: edition2023,
    right: 'takes',
    why: '新版外国人永久居留身份证适配性改造要点, 表 1',
  },
  {
    input: '2023, one digit changed',
    made: digitChanged(edition2023),
    right: 'refuses',
    why: 'MOD 11-2 finds every single wrong digit',
    measuredAs: 'invalid',
  },
  {
    input: '2023, two neighbours exchanged',
    made: neighboursExchanged(edition2023, 17),
    right: 'refuses',
    why: 'MOD 11-2 finds every exchange of neighbours',
  },
  {
    input: '2023, province 71, 81, 99',
    made: withPart(1, '71', '81', '99'),
    right: 'refuses',
    why: 'applied for in a province from 11 to 65',
  },
  {
    input: '2023, country 000, 003, 999',
    made: withPart(3, '000', '003', '999'),
    right: 'refuses',
    why: 'ISO 3166-1 has no such country',
  },
  {
    input: '2023, 30 February',
    made: withPart(6, '19900230', '19850431'),
    right: 'refuses',
    why: 'a day of the calendar',
  },
  {
    input: '2017 edition, 3 letters and 12 digits',
    made: foreignResidentIdParts.map(foreignResidentId2017From),
    right: 'open',
    why: 'in use, no published standard; a choice: taken',
  },
];
