import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { Amount, sum, tenThousandYuan, thousandYuan, yuan, type MoneyUnit } from './index';

describe('an Amount', () => {
  test('keeps every digit until it is rounded or shown', () => {
    const share = yuan('10').dividedBy(3);
    expect(share.times(3).round(2).toExact()).toBe('10');
    expect(share.toString()).toBe('3.33');
    expect(yuan('1.005').toExact()).toBe('1.005');
    expect(yuan('1.005').round().toExact()).toBe('1.01');
    expect(yuan('-0.004').toString()).toBe('0.00');
  });

  test('0.1 + 0.2 is 0.3', () => expect(yuan('0.1').plus(yuan('0.2')).toExact()).toBe('0.3'));

  test('does not change', () => {
    const five = yuan('5');
    five.plus(yuan('1'));
    five.negate();
    expect(five.toString()).toBe('5.00');
  });

  test('compares, takes the lesser and the greater', () => {
    expect(yuan('2').compare(yuan('10'))).toBe(-1);
    expect(yuan('2').min(yuan('10')).toString()).toBe('2.00');
    expect(yuan('10').min(yuan('2')).toString()).toBe('2.00');
    expect(yuan('2').max(yuan('10')).toString()).toBe('10.00');
    expect(yuan('10').max(yuan('2')).toString()).toBe('10.00');
    expect(yuan('0.00').isZero()).toBe(true);
  });

  test('of the opposite sign', () => {
    expect([yuan('5.001').negate().toExact(), yuan('-5').negate().toExact()]).toEqual(['-5.001', '5']);
    expect(yuan('0').negate().toString()).toBe('0.00');
  });

  test('changes its unit exactly', () => {
    expect(tenThousandYuan('38.2').in('yuan').toString()).toBe('382000.00');
    expect(yuan('1').in('tenThousandYuan').toExact()).toBe('0.0001');
    expect(yuan('25970014.99').in('thousandYuan').toString()).toBe('25970.01');
  });

  test('sums; an empty list is 0', () => {
    expect(sum([yuan('0.1'), yuan('0.2')]).toString()).toBe('0.30');
    expect(sum([]).toString()).toBe('0.00');
    expect(sum([thousandYuan('1.5'), thousandYuan('2')], 'thousandYuan').toString()).toBe('3.50');
  });

  test('goes into JSON as its 2 decimals', () => expect(JSON.stringify({ total: yuan('3') })).toBe('{"total":"3.00"}'));

  test('there and back through any units is the same money', () => {
    const units = fc.constantFrom<MoneyUnit>('yuan', 'thousandYuan', 'tenThousandYuan');
    fc.assert(
      fc.property(fc.integer(), units, units, (fen, from, to) => {
        const amount = Amount.of(fen, from).dividedBy(100);
        expect(amount.in(to).in(from).toExact()).toBe(amount.toExact());
      }),
    );
  });

  test('another unit does not fit where one is asked for', () => {
    expectTypeOf(yuan('1').plus).parameter(0).toEqualTypeOf<Amount<'yuan'>>();
    expectTypeOf<Amount<'thousandYuan'>>().not.toExtend<Amount<'yuan'>>();
    expectTypeOf<Amount<'yuan'>>().not.toExtend<Amount<'tenThousandYuan'>>();
    expectTypeOf(thousandYuan('1').in('yuan')).toEqualTypeOf<Amount<'yuan'>>();
    expect(thousandYuan('1').in('yuan').plus(yuan('1')).toString()).toBe('1001.00');
  });
});
