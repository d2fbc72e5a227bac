import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDate } from '../kernel/calendar';
import { addYears } from './add-years';
import { propertyExpiry } from './property-term';

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the end of protection', () => {
  test.each([
    ['an invention, 20 years from the application', '12', { applyTime: '2004-03-05' }, '2024-03-05'],
    ['a utility model, 10 years', '2', { applyTime: '2014-12-31' }, '2024-12-31'],
    ['a design applied for before June 2021, 10 years', '3', { applyTime: '2021-05-31' }, '2031-05-31'],
    ['a later design, 15 years', '3', { applyTime: '2021-06-01' }, '2036-06-01'],
    ['a patent of 29 February, the last day of February', '2', { applyTime: '2020-02-29' }, '2030-02-28'],
    ['software, to the end of the 50th year', '4', { publishTime: '2020-06-18' }, '2071-01-01'],
    [
      'a layout design, from the earlier of application and use',
      '11',
      { applyTime: '2020-05-01', publishTime: '2019-07-02' },
      '2029-07-02',
    ],
    ['a trademark, 10 years from registration', '20', { regTime: '2021-08-14' }, '2031-08-14'],
  ])('of %s', (_, type, given, expiry) => {
    expect(propertyExpiry({ type, ...given })).toBe(expiry);
  });

  test('is not known without the day it counts from, and for varieties and drugs', () => {
    expect(propertyExpiry({ type: '12', regTime: '2024-01-01' })).toBeNull();
    expect(propertyExpiry({ type: '7', applyTime: '2020-01-01', regTime: '2022-01-01' })).toBeNull();
  });

  test('is the typed one where one was typed', () => {
    fc.assert(
      fc.property(fc.constantFrom('12', '2', '4', '7', '20'), day, day, (type, applyTime, termEnd) => {
        expect(propertyExpiry({ type, applyTime, regTime: applyTime, termEnd })).toBe(termEnd);
      }),
    );
  });

  test('years added make a day that exists, in the same month', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 50 }), (from, years) => {
        const sum = addYears(from, years);
        expect(isDate(sum)).toBe(true);
        expect(sum.slice(5, 7)).toBe(from.slice(5, 7));
        expect(Number(sum.slice(0, 4))).toBe(Number(from.slice(0, 4)) + years);
      }),
    );
  });
});
