import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparable } from './condition-value';
import type { Storage } from './storage';

const of = (type: Exclude<Storage['type'], 'decimal'>, value: string | number) => comparable({ type }, value);
const decimal: Storage = { type: 'decimal', places: 2 };

describe('the value of a condition', () => {
  it.each<[Parameters<typeof of>[0], string | number, string]>([
    ['text', '研发', '研发'],
    ['text', 5, '5'],
    ['textList', '', ''],
    ['integer', 7, '7'],
    ['integer', '7.5', '7.5'],
    ['id', '9223372036854775807', '9223372036854775807'],
    ['id', '-9223372036854775808', '-9223372036854775808'],
    ['idList', 1, '1'],
    ['date', '2024-02-29', '2024-02-29'],
    ['date', '0001-01-01', '0001-01-01'],
    ['time', '2024-02-29 23:59:59', '2024-02-29 23:59:59'],
    ['time', '2024-02-29', '2024-02-29 00:00:00'],
  ])('of a %s: %j is compared as %j', (type, value, text) => expect(of(type, value)).toBe(text));

  it.each<[Parameters<typeof of>[0], string | number]>([
    ['text', 'a\0b'],
    ['text', 'a\ud800'],
    ['textList', '\udc00'],
    ['integer', 'many'],
    ['integer', NaN],
    ['id', '9223372036854775808'],
    ['id', '1.0'],
    ['id', ''],
    ['date', '2023-02-29'],
    ['date', '2024-2-1'],
    ['date', '0000-01-01'],
    ['time', '2024-01-01 24:00:00'],
    ['time', '2023-02-29 08:00:00'],
    ['json', '{}'],
  ])('of a %s: %j can be equal to nothing', (type, value) => expect(of(type, value)).toBeNull());

  it('of a decimal is any plain decimal, with more places than are kept as well', () => {
    expect(comparable(decimal, '-12.345')).toBe('-12.345');
    expect(comparable(decimal, 0.5)).toBe('0.5');
    for (const value of ['1e5', '.5', '5.', '1,000', '', Infinity]) expect(comparable(decimal, value)).toBeNull();
  });

  it('never throws', () => {
    const types = fc.constantFrom<Storage>(
      decimal,
      ...(['text', 'integer', 'date', 'time', 'id', 'textList', 'idList', 'json'] as const).map((type) => ({ type })),
    );
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.double(), fc.stringMatching(/^\d{4}-\d\d-\d\d$/));
    fc.assert(
      fc.property(types, value, (storage, given) => {
        expect([null, String(given), `${given} 00:00:00`]).toContain(comparable(storage, given));
      }),
    );
  });
});
