import type Big from 'big.js';
import { countGiven } from '../answer';

/** 1, 2 or 3; three for a missing or invalid answer. */
export function yearsOfOperation(answer: unknown): 1 | 2 | 3 {
  const years = countGiven(answer);
  return years === 1 || years === 2 ? years : 3;
}

/**
 * The figures of the years operated, oldest first. A list of three may leave the years before the foundation empty or
 * at 0, or those after the last one given; null where a figure of a year operated was not given.
 */
export function figuresOperated(yearly: readonly (Big | null)[], years: 1 | 2 | 3): Big[] | null {
  const given = yearly.filter((figure) => figure !== null);
  if (given.length < years) return null;
  const surplus = given.length - years;
  const before = given.findIndex((figure, index) => index >= surplus || !figure.eq(0));
  return given.slice(before, before + years);
}
