import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteLongNumbers } from './long-numbers';

/** Numbers of 16 to 21 digits are written out; larger ones with an exponent. */
const longAsText = (_: string, value: unknown) =>
  Number.isInteger(value) && Math.abs(Number(value)) >= 1e15 && Math.abs(Number(value)) < 1e21 ? String(value) : value;
const read = (json: string) => JSON.parse(quoteLongNumbers(json)) as unknown;

describe('long whole numbers of a JSON text', () => {
  it('become texts with every digit', () => {
    expect(read('{"id":1441401979146506240,"ids":[-9999999999999999999, 5]}')).toEqual({
      id: '1441401979146506240',
      ids: ['-9999999999999999999', 5],
    });
    expect(read('1441401979146506240')).toBe('1441401979146506240');
  });

  it('stay what they are inside texts and as parts of decimals', () => {
    const texts = '{"a 1441401979146506240":"\\" 1441401979146506240 \\\\","b":"\\\\\\"","c":1441401979146506240}';
    expect(read(texts)).toEqual({ ...(JSON.parse(texts) as object), c: '1441401979146506240' });
    for (const decimal of [
      '0.12345678901234567890',
      '12345678901234567890.5',
      '1e-1234567890123456',
      '12345678901234567890E2',
    ]) {
      expect(quoteLongNumbers(`[${decimal}]`)).toBe(`[${decimal}]`);
    }
  });

  it('change nothing else, whatever the text', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(read(json)).toEqual(JSON.parse(json, longAsText));
      }),
    );
    const digits = fc.bigInt({ min: 10n ** 15n, max: 10n ** 30n }).map(String);
    const mixed = fc.tuple(
      digits,
      fc.string(),
      fc.double({ noNaN: true, noDefaultInfinity: true, noInteger: true }),
      digits,
    );
    fc.assert(
      fc.property(mixed, ([one, text, double, other]) => {
        const json = `[${one},${JSON.stringify(text)},${JSON.stringify(double)},${JSON.stringify(one)},${other}]`;
        expect(read(json)).toEqual([one, text, double, one, other]);
      }),
    );
  });

  it('cost no more than reading once, also in a text made to be slow', () => {
    for (const piece of ['\\"', '"\\', '1234567890123456.', '-', '9', '"1234567890123456"']) {
      const json = piece.repeat(300_000);
      const began = performance.now();
      quoteLongNumbers(json);
      expect(performance.now() - began).toBeLessThan(2_000);
    }
  });
});
