import fc from 'fast-check';
import { digits, landline, mobile } from '@rdm/core/testing';
import { fullWidth, oneOf, type Draft } from './draft';

const mobileStarting = (...segments: string[]) =>
  fc.tuple(oneOf(...segments), digits(8)).map((parts) => parts.join(''));

/** Mobile numbers: 电信网编号计划. */
export const mobileNumbers: readonly Draft[] = [
  { input: 'valid', made: mobile, right: 'takes', why: '电信网编号计划', measuredAs: 'valid' },
  {
    input: 'segments 162 165 166 167',
    made: mobileStarting('162', '165', '166', '167'),
    right: 'takes',
    why: 'assigned',
  },
  {
    input: 'segments 190 to 199 but 194',
    made: mobileStarting('190', '191', '192', '193', '195', '196', '197', '198', '199'),
    right: 'takes',
    why: 'assigned',
  },
  {
    input: 'segments 142, 154, 161, 179, 194',
    made: mobileStarting('142', '154', '161', '179', '194'),
    right: 'refuses',
    why: 'not assigned',
  },
  {
    input: '92…, 98…',
    made: mobileStarting('920', '925', '980', '983'),
    right: 'refuses',
    why: 'a mobile number starts with 1',
  },
  {
    input: '10…, 11…, 12…',
    made: mobileStarting('101', '110', '123'),
    right: 'refuses',
    why: 'services, not subscribers',
    measuredAs: 'invalid',
  },
  {
    input: '10 or 12 digits',
    made: fc.oneof(
      mobile.map((number) => number.slice(1)),
      mobile.map((number) => `${number}0`),
    ),
    right: 'refuses',
    why: '电信网编号计划: 11 digits',
  },
  {
    input: 'landline with its area code',
    made: landline,
    right: 'refuses',
    why: 'no mobile number; `validateLandline` takes it',
  },
  {
    input: '+86 before it',
    made: mobile.map((number) => `+86${number}`),
    right: 'open',
    why: 'a choice: stored is the national number, without the country code',
  },
  {
    input: 'groups of 3, 4 and 4',
    made: mobile.map((number) => `${number.slice(0, 3)} ${number.slice(3, 7)} ${number.slice(7)}`),
    right: 'open',
    why: 'a choice: stored is the number without; `normaliseNumber` makes it',
  },
  {
    input: 'full width',
    made: mobile.map(fullWidth),
    right: 'open',
    why: 'a choice: stored is the plain form; `normaliseNumber` makes it',
  },
];
