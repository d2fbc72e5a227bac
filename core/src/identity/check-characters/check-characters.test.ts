import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  creditCode,
  creditCodeCharacters,
  digits,
  exchanged,
  oneCharacterChanged,
  organisationCodeOf,
  registrationNumber,
  residentId,
} from '../../testing';
import { mod1110Check } from './mod-11-10';
import { mod11Check } from './mod-11-2';
import { organisationCheck } from './mod-11-organisation';
import { isInAlphabet, mod31Check } from './mod-31-3';

const fits = {
  creditCode: (code: string) => mod31Check(code) === code.charAt(17),
  residentId: (id: string) => mod11Check(id) === id.charAt(17),
  organisation: (code: string) => organisationCheck(code) === code.charAt(8),
  registration: (number: string) => mod1110Check(number) === number.charAt(14),
};

/** Every exchange of two different characters, with their places. */
function exchanges(number: string) {
  const places = [...number].map((_, place) => place);
  return places.flatMap((one) =>
    places
      .filter((other) => other > one && number[other] !== number[one])
      .map((other) => ({ one, other, number: exchanged(number, one, other) })),
  );
}

const adjacent = ({ one, other }: { one: number; other: number }) => other === one + 1;

describe('MOD 31-3 of the credit code (GB 32100-2015)', () => {
  it('fits every code made by the standard', () => fc.assert(fc.property(creditCode, (code) => fits.creditCode(code))));

  it('finds every single wrong character', () =>
    fc.assert(
      fc.property(
        creditCode.chain((code) => oneCharacterChanged(code, creditCodeCharacters)),
        (wrong) => !fits.creditCode(wrong),
      ),
    ));

  it('finds every exchange of two different characters, save the first with the last', () =>
    fc.assert(
      fc.property(creditCode, (code) => {
        for (const { one, other, number } of exchanges(code)) {
          expect(fits.creditCode(number)).toBe(one === 0 && other === 17);
        }
      }),
    ));

  it('reads lower case as upper case, and nothing outside its alphabet', () => {
    expect(mod31Check('91350100m000100y4')).toBe('3');
    for (const wrong of ['91350100I000100Y4', '9135010０M000100Y4', '91350100']) expect(mod31Check(wrong)).toBe('');
    const inAlphabet = Array.from({ length: 0x10000 }, (_, code) => code).filter(isInAlphabet);
    expect(String.fromCharCode(...inAlphabet)).toBe('0123456789ABCDEFGHJKLMNPQRTUWXYabcdefghjklmnpqrtuwxy');
  });
});

describe('MOD 11-2 of the identity number (GB 11643-1999)', () => {
  it('fits every number made by the standard', () => fc.assert(fc.property(residentId, (id) => fits.residentId(id))));

  it('finds every single wrong digit', () =>
    fc.assert(
      fc.property(
        residentId.chain((id) => oneCharacterChanged(id.slice(0, 17), '0123456789').map((wrong) => wrong + id[17])),
        (wrong) => !fits.residentId(wrong),
      ),
    ));

  it('finds every exchange of two different digits, save those that stand ten places apart', () =>
    fc.assert(
      fc.property(residentId, (id) => {
        for (const { one, other, number } of exchanges(id)) {
          if (number.slice(0, 17).includes('X')) expect(mod11Check(number)).toBe('');
          else expect(fits.residentId(number)).toBe(other === one + 10);
        }
      }),
    ));
});

describe('MOD 11 of the organisation code (GB 11714-1997)', () => {
  const ofDigits = digits(8).map(organisationCodeOf);

  it('finds every single wrong digit, and every exchange of neighbouring digits', () =>
    fc.assert(
      fc.property(ofDigits, (code) => {
        for (const digit of '0123456789') {
          for (let place = 0; place < 8; place += 1) {
            if (code[place] === digit) continue;
            expect(fits.organisation(code.slice(0, place) + digit + code.slice(place + 1))).toBe(false);
          }
        }
        for (const { number } of exchanges(code.slice(0, 8)).filter(adjacent)) {
          expect(fits.organisation(number + code[8])).toBe(false);
        }
      }),
    ));

  it('does not tell characters whose values differ by a multiple of 11, and tells all others', () => {
    const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    fc.assert(
      fc.property(fc.constantFrom(...alphabet), fc.constantFrom(...alphabet), digits(7), (one, other, rest) => {
        const differ = Math.abs(alphabet.indexOf(one) - alphabet.indexOf(other));
        expect(organisationCheck(one + rest) === organisationCheck(other + rest)).toBe(differ % 11 === 0);
      }),
    );
  });
});

describe('MOD 11,10 of the registration number', () => {
  it('fits every number made by the standard, and finds every single wrong digit', () =>
    fc.assert(
      fc.property(
        registrationNumber.chain((number) => fc.tuple(fc.constant(number), oneCharacterChanged(number, '0123456789'))),
        ([number, wrong]) => fits.registration(number) && !fits.registration(wrong),
      ),
    ));

  it('misses, after any digits, the exchange of one pair of neighbouring digits out of 45: two that follow each other', () => {
    for (let before = 0; before < 1000; before += 1) {
      const start = String(before).padStart(3, '0');
      const missed = pairs.filter(([one, other]) => check14(start + one + other) === check14(start + other + one));
      expect(missed).toHaveLength(1);
      expect([1, 9]).toContain(missed[0]![1] - missed[0]![0]);
    }
    expect(pairs).toHaveLength(45);
  });

  it('misses the exchange of the last digit with the check digit for 0 and 1 only', () =>
    fc.assert(
      fc.property(registrationNumber, (number) => {
        const [last, check] = [number.charAt(13), number.charAt(14)];
        fc.pre(last !== check);
        const isSeen = !fits.registration(exchanged(number, 13, 14));
        expect(isSeen || [last, check].sort().join('') === '01').toBe(true);
      }),
    ));

  const ten = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const pairs = ten.flatMap((one) => ten.filter((other) => other > one).map((other) => [one, other] as const));
  const check14 = (start: string) => mod1110Check(start.padEnd(14, '0'));
});
