import fc, { type Arbitrary } from 'fast-check';
import { exchanged } from '@rdm/core/testing';

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

export const fullWidth = (number: string) =>
  number.replace(/[!-~]/g, (plain) => String.fromCharCode(plain.charCodeAt(0) + 0xfee0));

export const parted = (number: string) => `${number.slice(0, 6)} ${number.slice(6)}`;

/** Two different neighbours among the first `length` characters exchanged. */
export const neighboursExchanged = (made: Arbitrary<string>, length: number): Arbitrary<string> =>
  fc
    .tuple(made, fc.nat({ max: length - 2 }))
    .filter(([number, place]) => number[place] !== number[place + 1])
    .map(([number, place]) => exchanged(number, place, place + 1));
