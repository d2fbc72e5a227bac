import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWrittenDecimal, readWrittenInteger } from './written-decimal';

const money = { places: 2, largest: '999999.99' };
const count = { largest: '2147483647' };

describe('a written decimal', () => {
  it.each([
    ['1234.5', '1234.5'],
    [' 1,234.50 ', '1234.5'],
    ['¥ 88', '88'],
    ['￥1,000', '1000'],
    ['+5', '5'],
    ['-5.1', '-5.1'],
    ['.5', '0.5'],
    ['7.', '7'],
    ['1.2e3', '1200'],
    ['1E+2', '100'],
    ['5e-1', '0.5'],
    ['12e-02', '0.12'],
    ['.25', '0.25'],
    [' ¥ 88', '88'],
    [12.3, '12.3'],
    ['-0', '0'],
  ])('%j is %s', (input, value) => expect(readWrittenDecimal(input, money)).toEqual({ value }));

  it.each(['', ' ', '¥', '.', '-', '1.2.3', '1 元', 'x1', '1x', '5¥', '1e', '1e1234', '1,5', NaN, Infinity])(
    '%j is unreadable',
    (input) => expect(readWrittenDecimal(input, money)).toEqual({ fault: 'unreadable' }),
  );

  it('is read up to 400 characters', () => {
    expect(readWrittenDecimal(`${'0'.repeat(399)}7`, money)).toEqual({ value: '7' });
    expect(readWrittenDecimal(`${'0'.repeat(400)}7`, money)).toEqual({ fault: 'unreadable' });
  });

  it('without the binary noise of a computed number', () =>
    expect(readWrittenDecimal(0.1 + 0.2, { places: 17, largest: '1' })).toEqual({ value: '0.3' }));

  it('is rounded half-up, away from zero, before it is checked', () => {
    expect(readWrittenDecimal('1.005', money)).toEqual({ value: '1.01' });
    expect(readWrittenDecimal('-1.005', money)).toEqual({ value: '-1.01' });
    expect(readWrittenDecimal('999999.994', money)).toEqual({ value: '999999.99' });
    expect(readWrittenDecimal('999999.995', money)).toEqual({ fault: 'tooLarge' });
    expect(readWrittenDecimal('0.994', { ...money, min: 1 })).toEqual({ fault: 'below' });
    expect(readWrittenDecimal('0.995', { ...money, min: 1 })).toEqual({ value: '1' });
  });

  it('may be its bounds, and nothing beyond', () => {
    const bounds = { ...money, min: '-3', max: 100 };
    expect(
      ['-3', '-3.01', '100', '100.01', '-1000000', '1000000'].map((each) => readWrittenDecimal(each, bounds)),
    ).toEqual([
      { value: '-3' },
      { fault: 'below' },
      { value: '100' },
      { fault: 'above' },
      { fault: 'tooLarge' },
      { fault: 'tooLarge' },
    ]);
    expect(readWrittenDecimal('-999999.99', money)).toEqual({ value: '-999999.99' });
  });
});

describe('a written whole number', () => {
  it.each([
    ['12', '12'],
    ['1,200', '1200'],
    ['3.0', '3'],
    ['-4', '-4'],
    ['2147483647', '2147483647'],
    [7, '7'],
  ])('%j is %s', (input, value) => expect(readWrittenInteger(input, count)).toEqual({ value }));

  it.each(['1.5', '0.4', 'x', '', NaN])('%j is none: a fraction is not rounded', (input) =>
    expect(readWrittenInteger(input, count)).toEqual({ fault: 'unreadable' }),
  );

  it('is checked against its own bounds before the largest that can be stored', () => {
    const bounds = { ...count, min: 0, max: 10 };
    expect(['0', '-1', '10', '11', '99999999999'].map((each) => readWrittenInteger(each, bounds))).toEqual([
      { value: '0' },
      { fault: 'below' },
      { value: '10' },
      { fault: 'above' },
      { fault: 'above' },
    ]);
    expect(readWrittenInteger('2147483648', count)).toEqual({ fault: 'tooLarge' });
    expect(readWrittenInteger('-2147483648', count)).toEqual({ fault: 'tooLarge' });
    expect(readWrittenInteger('-99999999999', { ...count, min: 0 })).toEqual({ fault: 'below' });
  });

  it('reads as a decimal without places what is whole', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer().map(String), fc.string(), fc.double()), (input) => {
        const read = readWrittenInteger(input, count);
        if ('value' in read) expect(readWrittenDecimal(input, { ...count, places: 0 })).toEqual(read);
      }),
    );
  });
});
