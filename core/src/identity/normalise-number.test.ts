import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normaliseNumber } from './index';

it.each([
  ['９１３５０１００ｍ０００１００ｙ４３', '91350100M000100Y43'],
  [' 9135 0100　M000 100Y43\u200e', '91350100M000100Y43'],
  ['11010519491231002x', '11010519491231002X'],
  ['138 0013 8000', '13800138000'],
  ['0755–26770000', '0755-26770000'],
  ['０７５５－２６７７００００', '0755-26770000'],
  ['D2143569−X', 'D2143569-X'],
  ['straße', 'STRAßE'],
  ['', ''],
])('"%s" becomes "%s"', (typed, number) => expect(normaliseNumber(typed)).toBe(number));

it('changes nothing the second time', () =>
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (typed) => {
      const once = normaliseNumber(typed);
      expect(normaliseNumber(once)).toBe(once);
    }),
  ));

it('gives nothing for what is no text', () =>
  fc.assert(
    fc.property(fc.anything(), (value) => {
      fc.pre(typeof value !== 'string');
      expect(normaliseNumber(value as unknown as string)).toBe('');
    }),
  ));
