import fc from 'fast-check';
import { digits } from '@rdm/core/testing';
import { fullWidth, joined, oneOf, type Draft } from './draft';

/** The first two digits of the provinces but the three whose first is 0. */
const provinces = [
  ...['10', '11', '12', '13', '15', '16', '20', '21', '22', '23', '24', '25', '26', '27', '30', '31', '32', '33', '34'],
  ...['35', '36', '40', '41', '42', '43', '44', '45', '46', '47', '51', '52', '53', '54', '55', '56', '57', '61', '62'],
  ...['63', '64', '65', '66', '67', '71', '72', '73', '74', '75', '81', '83', '84', '85'],
];

/** Postcodes: 邮政编码. */
export const postcodes: readonly Draft[] = [
  {
    input: 'of a province',
    made: joined(oneOf(...provinces), digits(4)),
    right: 'takes',
    why: 'in use, no published standard: two digits of a province',
    measuredAs: 'valid',
  },
  {
    input: 'Hebei, Shanxi, Inner Mongolia',
    made: joined(oneOf('01', '02', '03', '04', '05', '06', '07'), digits(4)),
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
    input: 'no such province: 08, 18 … 88',
    made: joined(oneOf(...'012345678'), oneOf('8'), digits(4)),
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
