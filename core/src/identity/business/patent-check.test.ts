import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exchanged, oneCharacterChanged, patentNumber } from '../../testing';
import { patentCheck } from './patent-check';

const fits = (number: string) => patentCheck(number.slice(0, -1)) === number.slice(-1);
const undotted = patentNumber.map((number) => number.replace('.', ''));

describe('the check character of a patent number (ZC 0006-2003)', () => {
  it('fits every number made by the standard', () => fc.assert(fc.property(undotted, fits)));

  it('finds every single wrong digit', () =>
    fc.assert(
      fc.property(
        undotted.chain((number) =>
          oneCharacterChanged(number.slice(0, -1), '0123456789').map((wrong) => wrong + number.slice(-1)),
        ),
        (wrong) => !fits(wrong),
      ),
    ));

  it('finds every exchange of two different digits, save those that stand eight places apart', () =>
    fc.assert(
      fc.property(undotted, (number) => {
        for (let one = 0; one < number.length - 1; one += 1) {
          for (let other = one + 1; other < number.length - 1; other += 1) {
            if (number[one] === number[other]) continue;
            expect(fits(exchanged(number, one, other))).toBe(other === one + 8);
          }
        }
      }),
    ));
});
