import { bankCardOf, digits, exchanged } from '@rdm/core/testing';
import { digitChanged, fullWidth, joined, neighboursExchanged, oneOf, type Draft } from './draft';

const unionPay = (length: number) => joined(oneOf('62'), digits(length - 3)).map(bankCardOf);
const four = (number: string) => number.replace(/.{4}(?=.)/g, '$& ');

/** A number with 09 in it, and the same with 90. */
const blindSpot = joined(oneOf('62'), digits(5), oneOf('09', '90'), digits(6))
  .map(bankCardOf)
  .map((number) => exchanged(number, 7, 8));

const checkDigits: readonly Draft[] = [
  {
    input: '16 digits, 62',
    made: unionPay(16),
    right: 'takes',
    why: 'ISO/IEC 7812-1, Annex B',
    measuredAs: 'valid',
  },
  {
    input: 'one digit changed',
    made: digitChanged(unionPay(16)),
    right: 'refuses',
    why: 'the Luhn formula finds every single wrong digit',
    measuredAs: 'invalid',
  },
  {
    input: 'neighbours exchanged, not 0 and 9',
    made: neighboursExchanged(unionPay(16), 16, (pair) => pair !== '09' && pair !== '90'),
    right: 'refuses',
    why: 'the Luhn formula finds these',
  },
  {
    input: '09 and 90 exchanged',
    made: blindSpot,
    right: 'takes',
    why: 'the one exchange that the Luhn formula does not find',
  },
  {
    input: 'groups of four',
    made: unionPay(16).map(four),
    right: 'open',
    why: 'a choice: stored is the number without; `normaliseNumber` makes it',
  },
  {
    input: 'full width',
    made: unionPay(16).map(fullWidth),
    right: 'open',
    why: 'a choice: stored is the plain form; `normaliseNumber` makes it',
  },
];

/** The check digit of bank cards alone: the Luhn formula. */
export const luhnNumbers = checkDigits;

/** Bank cards: ISO/IEC 7812-1. */
export const bankCards: readonly Draft[] = [
  ...checkDigits,
  {
    input: '19 digits, 62',
    made: unionPay(19),
    right: 'takes',
    why: 'ISO/IEC 7812-1: up to 19 digits',
  },
  {
    input: '16 digits, 4 or 51 to 55',
    made: joined(oneOf('41', '45', '51', '53', '55'), digits(13)).map(bankCardOf),
    right: 'takes',
    why: 'ISO/IEC 7812-1',
  },
  {
    input: '16 digits, 9',
    made: joined(oneOf('9'), digits(14)).map(bankCardOf),
    right: 'takes',
    why: 'ISO/IEC 7812-1: 9 is for national use',
  },
  {
    input: '16 digits, first 0',
    made: joined(oneOf('0'), digits(14)).map(bankCardOf),
    right: 'open',
    why: 'a choice: the industry 0 is none of banks',
  },
  {
    input: '20 digits',
    made: joined(oneOf('62'), digits(17)).map(bankCardOf),
    right: 'refuses',
    why: 'ISO/IEC 7812-1: up to 19 digits',
  },
];
