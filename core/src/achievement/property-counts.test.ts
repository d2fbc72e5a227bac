import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countedProperty as property } from './counted.testing';
import { appliedIn, propertiesOn, type PropertyDeal } from './property-counts';
import { standingOn } from './property-standing';

const deal = (propertyId: string, given: Partial<PropertyDeal> = {}): PropertyDeal => ({
  ...{ id: '1', propertyId, kind: 'transfer', date: '2024-07-01', income: null },
  ...given,
});

describe('how a property stands at the end of a day', () => {
  test.each([
    ['the day before its grant', {}, '2022-05-31', 'notYet'],
    ['the day of its grant', {}, '2022-06-01', 'held'],
    ['the last day of its term', {}, '2040-04-09', 'held'],
    ['the day its term ends', {}, '2040-04-10', 'expired'],
    ['the day before it lapsed', { state: 'lapsed', lapseTime: '2024-12-31' }, '2024-12-30', 'held'],
    ['the day it lapsed', { state: 'lapsed', lapseTime: '2024-12-31' }, '2024-12-31', 'lapsed'],
    ['before it was acquired', { acquisition: '3', acquireTime: '2024-01-01' }, '2023-12-31', 'notYet'],
    ['lapsed on an unknown day', { state: 'lapsed' }, '2024-12-31', 'unknown'],
    ['transferred without a deal', { state: 'transferred' }, '2024-12-31', 'unknown'],
  ])('%s', (_, given, day, standing) => {
    expect(standingOn(property(given), day, null)).toBe(standing);
  });

  test('is no longer held from the day it was transferred', () => {
    const own = property();
    const on = (day: string) => propertiesOn([own], [deal(own.id)], day).class1.length;
    expect([on('2024-06-30'), on('2024-07-01')]).toEqual([1, 0]);
  });

  test('a licence or pledge changes nothing', () => {
    const own = property();
    const deals = [deal(own.id, { kind: 'licence' }), deal(own.id, { kind: 'pledge' })];
    expect(propertiesOn([own], deals, '2024-12-31').class1).toHaveLength(1);
  });
});

describe('the count of a day', () => {
  test('is by class, and by own and acquired', () => {
    const held = [
      property(),
      property({ type: '2' }),
      property({ type: '4', acquisition: '3' }),
      property({ type: '20' }),
    ];
    const { class1, class2, own, acquired, trademarks, leftOut } = propertiesOn(held, [], '2024-12-31');
    expect([class1.length, class2.length, own, acquired, trademarks]).toEqual([1, 2, 2, 1, 1]);
    expect(leftOut).toEqual([]);
  });

  test('leaves out Ⅱ类 that an earlier application used, where that counts, and says so; Ⅰ类 stays', () => {
    const held = [property({ usedYear: '2021' }), property({ type: '2', usedYear: '2021' })];
    const once = propertiesOn(held, [], '2024-12-31', { usedBefore: '2024' });
    expect([once.class1.length, once.class2.length]).toEqual([1, 0]);
    expect(once.leftOut.map(({ reason }) => reason.zh)).toEqual([expect.stringContaining('2021年度')]);
    expect(propertiesOn(held, [], '2024-12-31').class2).toHaveLength(1);
    expect(propertiesOn(held, [], '2024-12-31', { usedBefore: '2021' }).class2).toHaveLength(1);
  });

  test('names what it cannot place instead of passing it over', () => {
    const unclear = [property({ state: 'lapsed' }), property({ type: '99' })];
    expect(propertiesOn(unclear, [], '2024-12-31').leftOut).toHaveLength(2);
  });

  test('never holds one that is not granted by then, and never more than there are', () => {
    const day = fc.integer({ min: 2015, max: 2045 }).map((year) => `${year}-12-31`);
    const some = fc.record({
      type: fc.constantFrom('12', '2', '3', '4', '11', '20'),
      regTime: fc.option(day, { nil: null }),
      lapseTime: fc.option(day, { nil: null }),
      expiry: fc.option(day, { nil: null }),
    });
    fc.assert(
      fc.property(fc.array(some), day, (given, on) => {
        const { class1, class2, own, acquired } = propertiesOn(given.map(property), [], on);
        const counted = [...class1, ...class2];
        expect(counted.every(({ regTime }) => regTime !== null && regTime <= on)).toBe(true);
        expect(own + acquired).toBe(counted.length);
        expect(counted.length).toBeLessThanOrEqual(given.length);
      }),
    );
  });
});

describe('the applications of a year', () => {
  test('are the accepted ones of the enterprise itself, from January to December', () => {
    const accepted = { acceptTime: '2024-02-01', regTime: null };
    const of = (applyTime: string, given = {}) => property({ ...accepted, applyTime, ...given });
    const given = [
      of('2023-12-31'),
      of('2024-01-01'),
      of('2024-12-31'),
      of('2025-01-01'),
      of('2024-05-01', { acceptTime: null }),
      of('2024-05-01', { acquisition: '3' }),
      of('2024-05-01', { type: '4' }),
    ];
    expect(appliedIn(given, '2024')).toEqual([given[1], given[2]]);
  });
});
