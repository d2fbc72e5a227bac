import { chinesePassport, digits, sarPassport } from '@rdm/core/testing';
import { oneOf, type Draft } from './draft';

/** Chinese passports. */
export const passports: readonly Draft[] = [
  {
    input: 'E or G and 8 digits',
    made: chinesePassport.filter((number) => /^[EG]\d/.test(number)),
    right: 'takes',
    why: 'ordinary passports',
    measuredAs: 'valid',
  },
  {
    input: 'EA … EZ and 7 digits',
    made: chinesePassport.filter((number) => /^E[A-Z]/.test(number)),
    right: 'takes',
    why: 'ordinary passports since 2017',
  },
  {
    input: 'D, S, P; DE, SE, PE',
    made: chinesePassport.filter((number) => /^[DSP]/.test(number)),
    right: 'takes',
    why: 'diplomatic, service and public affairs',
  },
  {
    input: 'Hong Kong, Macao: H K KJ MA MB',
    made: sarPassport,
    right: 'takes',
    why: 'Chinese passports issued by the regions',
  },
  {
    input: 'EI, EO',
    made: digits(7).map((number) => `E${Number(number) % 2 ? 'I' : 'O'}${number}`),
    right: 'refuses',
    why: 'I and O are left out',
  },
  {
    input: 'X and 8 digits',
    made: digits(8).map((number) => `X${number}`),
    right: 'refuses',
    why: 'no Chinese series',
    measuredAs: 'invalid',
  },
  {
    input: 'M and 8 digits',
    made: digits(8).map((number) => `M${number}`),
    right: 'refuses',
    why: 'a permit for residents of Macao; `validateHongKongMacaoPermit` takes it',
  },
  {
    input: '8 or 10 characters',
    made: chinesePassport.chain((number) => oneOf(number.slice(0, -1), `${number}0`)),
    right: 'refuses',
    why: 'Chinese passports have 9',
  },
  {
    input: 'lower case',
    made: chinesePassport.filter((number) => /^E/.test(number)).map((number) => number.toLowerCase()),
    right: 'takes',
    why: 'the same characters; stored upper-case',
  },
  {
    input: 'blank inside',
    made: digits(8).map((number) => `E ${number}`),
    right: 'open',
    why: 'a choice: stored is the number without; `normaliseNumber` makes it',
  },
];
