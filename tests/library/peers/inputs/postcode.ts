import fc from 'fast-check';
import { digits } from '@rdm/core/testing';
import { fullWidth, oneOf, type Draft } from './draft';

/** Postcodes: 邮政编码. */
export const postcodes: readonly Draft[] = [
  {
    input: 'of a county',
    made: oneOf('100000', '518000', '200120', '610041', '830002'),
    right: 'takes',
    why: 'in use',
    measuredAs: 'valid',
  },
  {
    input: 'Hebei, Shanxi, Inner Mongolia',
    made: oneOf('050000', '030000', '010000'),
    right: 'takes',
    why: 'in use; the rule `form` refuses the leading 0',
  },
  {
    input: 'Hong Kong, Macao: 999077, 999078',
    made: oneOf('999077', '999078'),
    right: 'takes',
    why: 'used for mail addressed there',
  },
  {
    input: '5 or 7 digits',
    made: fc.oneof(digits(5), digits(7)),
    right: 'refuses',
    why: '6 digits',
    measuredAs: 'invalid',
  },
  {
    input: 'no such province: 08, 18, 28',
    made: fc.tuple(oneOf('08', '18', '28'), digits(4)).map((parts) => parts.join('')),
    right: 'refuses',
    why: 'no province has them',
  },
  {
    input: 'full width',
    made: digits(5).map((number) => fullWidth(`1${number}`)),
    right: 'open',
    why: 'a choice: stored is the plain form; `normaliseNumber` makes it',
  },
];
