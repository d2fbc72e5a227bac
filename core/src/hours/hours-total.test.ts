import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hoursLeft, hoursTotal } from './hours-total';

const hours = fc.tuple(fc.nat(9_999), fc.nat(99)).map(([whole, parts]) => `${whole}.${String(parts).padStart(2, '0')}`);

describe('hours', () => {
  it('add up exactly, and what is left of the sum is the rest', () => {
    expect(hoursTotal(['0.1', '0.2'])).toBe('0.3');
    fc.assert(
      fc.property(hours, hours, (one, other) => {
        expect(hoursLeft(hoursTotal([one, other]), other)).toBe(hoursTotal([one]));
      }),
    );
  });

  it('are below zero where more is taken than there is', () => {
    expect(hoursLeft('8', '10.5')).toBe('-2.5');
    expect(hoursLeft(undefined, '0.5')).toBe('-0.5');
  });
});
