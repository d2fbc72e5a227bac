import fc, { type Arbitrary } from 'fast-check';
import { exchanged, oneCharacterChanged } from '@rdm/core/testing';

/** A class of numbers as people type them, and what the standard says of them. */
export interface Draft {
  /** What the numbers have in common. */
  readonly input: string;
  readonly made: Arbitrary<string>;
  /** The answer of the standard; `open` where the standard leaves it to the implementation. */
  readonly right: 'takes' | 'refuses' | 'open';
  /** The source of that answer, or the decision taken. */
  readonly why: string;
  /** Set for the numbers that the comparison of speed takes. */
  readonly measuredAs?: 'valid' | 'invalid';
}

export const oneOf = (...list: string[]): Arbitrary<string> => fc.constantFrom(...list);

/** The texts behind each other. */
export const joined = (...parts: Arbitrary<string>[]): Arbitrary<string> =>
  fc.tuple(...parts).map((list) => list.join(''));

export const fullWidth = (number: string) =>
  number.replace(/[!-~]/g, (plain) => String.fromCharCode(plain.charCodeAt(0) + 0xfee0));

export const parted = (number: string) => `${number.slice(0, 6)} ${number.slice(6)}`;

/** Two different neighbours among the first `length` characters exchanged, of the pairs that are not left out. */
export const neighboursExchanged = (
  made: Arbitrary<string>,
  length: number,
  isIn: (pair: string) => boolean = () => true,
): Arbitrary<string> =>
  fc
    .tuple(made, fc.nat({ max: length - 2 }))
    .filter(([number, place]) => number[place] !== number[place + 1] && isIn(number.slice(place, place + 2)))
    .map(([number, place]) => exchanged(number, place, place + 1));

/** One of the digits before the check character changed. */
export const digitChanged = (made: Arbitrary<string>): Arbitrary<string> =>
  made.chain((number) => oneCharacterChanged(number.slice(0, -1), '0123456789').map((wrong) => wrong + number.at(-1)));
