import fc, { type Arbitrary } from 'fast-check';
import {
  creditCode,
  creditCodeCharacters,
  creditCodeOf,
  formerRegistrationNumber,
  oneCharacterChanged,
  organisationCode,
  registrationNumber,
} from '@rdm/core/testing';
import { digitChanged, fullWidth, neighboursExchanged, oneOf, parted, type Draft } from './draft';

const creditCodeStarting = (start: Arbitrary<string>) =>
  fc.tuple(start, creditCode).map(([first, code]) => creditCodeOf(first + code.slice(first.length, 17)));

/** Unified social credit codes: GB 32100-2015. */
export const creditCodes: readonly Draft[] = [
  {
    input: 'valid',
    made: creditCode.filter((code) => /^\d/.test(code) && !code.endsWith('0')),
    right: 'takes',
    why: 'GB 32100-2015',
    measuredAs: 'valid',
  },
  {
    input: 'check character 0',
    made: creditCode.filter((code) => /^\d/.test(code) && code.endsWith('0')),
    right: 'takes',
    why: 'GB 32100-2015: 31 − 0 is taken mod 31 once more',
  },
  {
    input: 'department A, N, Y',
    made: creditCode.filter((code) => /^[ANY]/.test(code) && !code.endsWith('0')),
    right: 'takes',
    why: 'GB 32100-2015 with amendment 1 (2016)',
  },
  {
    input: 'department 0, B',
    made: creditCodeStarting(oneOf('0', 'B', 'X')),
    right: 'refuses',
    why: 'no such department in GB 32100-2015',
  },
  {
    input: 'category a letter: 9F, 1A',
    made: creditCodeStarting(oneOf('9F', '1A')).filter((code) => !code.endsWith('0')),
    right: 'refuses',
    why: 'GB 32100-2015: categories are digits',
  },
  {
    input: 'lower case',
    made: creditCode
      .filter((code) => /^\d/.test(code) && /[A-Z]/.test(code) && !code.endsWith('0'))
      .map((code) => code.toLowerCase()),
    right: 'takes',
    why: 'the same characters; stored upper-case',
  },
  {
    input: 'one character changed',
    made: creditCode.chain((code) => oneCharacterChanged(code, creditCodeCharacters)),
    right: 'refuses',
    why: 'MOD 31-3 finds every single wrong character',
    measuredAs: 'invalid',
  },
  {
    input: 'two neighbours exchanged',
    made: neighboursExchanged(creditCode, 18),
    right: 'refuses',
    why: 'MOD 31-3 finds every exchange of neighbours',
  },
  {
    input: 'letters I O S V Z',
    made: fc.tuple(creditCode, oneOf(...'IOSVZ')).map(([code, letter]) => code.slice(0, 9) + letter + code.slice(10)),
    right: 'refuses',
    why: 'GB 32100-2015: not in the alphabet',
  },
  {
    input: 'organisation code wrong, check right',
    made: creditCode.map((code) => creditCodeOf(code.slice(0, 16) + (code[16] === '1' ? '2' : '1'))),
    right: 'refuses',
    why: 'GB 32100-2015: characters 9–17 are a GB 11714 code',
  },
  {
    input: 'registration number, 15 digits',
    made: registrationNumber,
    right: 'open',
    why: '工商办字〔2007〕79号; a choice: the form takes both',
  },
  {
    input: 'registration number, one digit changed',
    made: digitChanged(registrationNumber),
    right: 'refuses',
    why: 'MOD 11,10 finds every single wrong digit',
  },
  {
    input: 'registration number, 13 digits',
    made: formerRegistrationNumber,
    right: 'open',
    why: 'a choice: replaced in 2007; `validateRegistrationNumber` takes it',
  },
  {
    input: 'organisation code, 9 characters',
    made: organisationCode,
    right: 'refuses',
    why: 'GB 32100-2015: 18 characters; `validateOrganisationCode` takes it',
  },
  {
    input: 'full width',
    made: creditCode.map(fullWidth),
    right: 'open',
    why: 'a choice: stored is the plain form; `normaliseNumber` makes it',
  },
  {
    input: 'hyphen before the organisation code',
    made: creditCode.map((code) => `${code.slice(0, 8)}-${code.slice(8)}`),
    right: 'open',
    why: 'a choice: stored is the number without; `normaliseNumber` makes it',
  },
  {
    input: 'blank inside',
    made: creditCode.map(parted),
    right: 'open',
    why: 'a choice: stored is the number without; `normaliseNumber` makes it',
  },
];
