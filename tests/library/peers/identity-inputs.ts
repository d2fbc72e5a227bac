/* Classes of numbers as people type them, made by the standards from a fixed seed, and what the standards say of them. */
import fc, { type Arbitrary } from 'fast-check';
import { bankCards, luhnNumbers } from './inputs/bank-card';
import { creditCodes } from './inputs/credit-code';
import { type Draft } from './inputs/draft';
import { emails } from './inputs/email';
import { foreignResidentIds } from './inputs/foreign-resident-id';
import { identityNumbers } from './inputs/identity-number';
import { mobileNumbers } from './inputs/mobile-number';
import { passports } from './inputs/passport';
import { postcodes } from './inputs/postcode';

export type Kind = keyof typeof drafts;

export interface Inputs extends Omit<Draft, 'made'> {
  readonly kind: Kind;
  /** No number twice. */
  readonly numbers: readonly string[];
}

const drafts = {
  'identity number': identityNumbers,
  'foreign resident ID': foreignResidentIds,
  'credit code': creditCodes,
  'mobile number': mobileNumbers,
  passport: passports,
  postcode: postcodes,
  'e-mail': emails,
  'bank card': bankCards,
  'Luhn number': luhnNumbers,
};

export const kinds = Object.keys(drafts) as Kind[];

export const SEED = 11643;
const CHUNK = 10_000;
/** Where a class has few numbers, no more than so many times the count are drawn. */
const MOST_DRAWS = 3;

/**
 * Every class with `count` different numbers, or fewer if it has no more: the same ones at every call, and those of a
 * smaller count among those of a greater. Each is made when it is asked for.
 */
export function* allInputs(count = 200, asked: readonly Kind[] = kinds): Generator<Inputs> {
  for (const kind of asked) {
    for (const { made, ...draft } of drafts[kind]) yield { ...draft, kind, numbers: different(made, count) };
  }
}

function different(made: Arbitrary<string>, count: number): string[] {
  const numbers = new Set<string>();
  const chunk = Math.min(CHUNK, count);
  for (let turn = 0; turn * chunk < MOST_DRAWS * count && numbers.size < count; turn += 1) {
    for (const number of fc.sample(fc.noBias(made), { seed: SEED + turn, numRuns: chunk })) numbers.add(number);
  }
  return [...numbers].slice(0, count);
}
