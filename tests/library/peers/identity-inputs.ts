/* Classes of numbers as people type them, made by the standards from a fixed seed, and what the standards say of them. */
import fc from 'fast-check';
import { creditCodes } from './inputs/credit-code';
import { type Draft } from './inputs/draft';
import { emails } from './inputs/email';
import { identityNumbers } from './inputs/identity-number';
import { mobileNumbers } from './inputs/mobile-number';
import { passports } from './inputs/passport';
import { postcodes } from './inputs/postcode';

export type Kind = keyof typeof drafts;

export interface Inputs extends Omit<Draft, 'made'> {
  readonly kind: Kind;
  readonly numbers: readonly string[];
}

const drafts = {
  'identity number': identityNumbers,
  'credit code': creditCodes,
  'mobile number': mobileNumbers,
  passport: passports,
  postcode: postcodes,
  'e-mail': emails,
};

const SEED = 11643;

/** Every class with `count` numbers, the same ones at every call. */
export function allInputs(count = 200): Inputs[] {
  return (Object.keys(drafts) as Kind[]).flatMap((kind) =>
    drafts[kind].map(({ made, ...draft }) => ({
      ...draft,
      kind,
      numbers: fc.sample(made, { seed: SEED, numRuns: count }),
    })),
  );
}
