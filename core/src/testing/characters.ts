import fc, { type Arbitrary } from 'fast-check';

/** As many characters of an alphabet, as one text. */
export function characters(alphabet: string, length: number): Arbitrary<string> {
  return fc.array(fc.constantFrom(...alphabet), { minLength: length, maxLength: length }).map((list) => list.join(''));
}

/** As many digits, as one text. */
export function digits(length: number): Arbitrary<string> {
  return characters('0123456789', length);
}

/** The texts behind each other. */
export function joined(...parts: Arbitrary<string>[]): Arbitrary<string> {
  return fc.tuple(...parts).map((list) => list.join(''));
}

/** `number` with one character, at any place, replaced by another of the alphabet. */
export function oneCharacterChanged(number: string, alphabet: string): Arbitrary<string> {
  return fc
    .record({ place: fc.nat({ max: number.length - 1 }), character: fc.constantFrom(...alphabet) })
    .filter(({ place, character }) => number[place] !== character)
    .map(({ place, character }) => number.slice(0, place) + character + number.slice(place + 1));
}

/** `number` with the characters at two places exchanged. */
export function exchanged(number: string, one: number, other: number): string {
  const list = [...number];
  [list[one], list[other]] = [list[other]!, list[one]!];
  return list.join('');
}

/** The sum of the values of characters, each the index in its alphabet, times the weight of its place. */
export function weighted(text: string, alphabet: string, weights: readonly number[]): number {
  return [...text].reduce((sum, character, place) => sum + alphabet.indexOf(character) * weights[place]!, 0);
}

/** `base` to the power 0, 1, … count − 1, each modulo `modulus`. */
export function powers(base: number, modulus: number, count: number): number[] {
  const list = [1];
  while (list.length < count) list.push((list.at(-1)! * base) % modulus);
  return list;
}
