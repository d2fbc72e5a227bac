import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { validateCreditCode, validateResidentId } from '../identity';
import { superDeduction } from '../tax';
import * as testing from './index';
import { creditCode, sample, samples } from './index';

const seed = fc.nat();
const isArbitrary = (value: unknown): value is fc.Arbitrary<unknown> =>
  typeof value === 'object' && value !== null && 'generate' in value;

describe('samples', () => {
  test('are the same for the same seed, and others for another', () => {
    fc.assert(
      fc.property(seed, (one) => {
        expect(samples(creditCode, { seed: one })).toEqual(samples(creditCode, { seed: one }));
        expect(samples(creditCode, { seed: one })).not.toEqual(samples(creditCode, { seed: one + 1 }));
      }),
    );
  });

  test('are ten, or as many as asked for, the first of which is the sample', () => {
    expect(samples(creditCode, { seed: 7 })).toHaveLength(10);
    expect(samples(creditCode, { seed: 7, count: 3 })).toEqual(samples(creditCode, { seed: 7 }).slice(0, 3));
    expect(samples(creditCode, { seed: 7, count: 1 })).toEqual([sample.creditCode(7)]);
    expect(samples(creditCode, { seed: 7, count: 0 })).toEqual([]);
  });
});

describe('sample', () => {
  test('has a function for every generator of the door, but for the parts from which numbers are made', () => {
    const names = Object.entries(testing).flatMap(([name, value]) => (isArbitrary(value) ? [name] : []));
    const parts = ['residentIdParts', 'foreignResidentIdParts'];
    expect(Object.keys(sample).sort()).toEqual(names.filter((name) => !parts.includes(name)).sort());
  });

  test.each(Object.keys(sample) as (keyof typeof sample)[])('%s is one of its generator, by the seed', (name) => {
    const generator = testing[name] as fc.Arbitrary<unknown>;
    for (const one of [0, 1, -1, 2 ** 31]) {
      expect(sample[name](one)).toStrictEqual(samples(generator, { seed: one, count: 1 })[0]);
    }
  });

  test('makes what its function takes', () => {
    fc.assert(
      fc.property(seed, (one) => {
        expect(validateCreditCode(sample.creditCode(one)).valid).toBe(true);
        expect(validateResidentId(sample.residentId(one)).valid).toBe(true);
        expect(superDeduction(sample.superDeductionInput(one)).year).toBe(sample.superDeductionInput(one).year);
      }),
    );
    expectTypeOf(sample.creditCode).returns.toBeString();
    expectTypeOf(sample.coveredYear).returns.toBeNumber();
  });
});
