import Big from 'big.js';
import { givenDecimal } from '../kernel';
import { isDate, type CalendarDate } from '../kernel/calendar';

/** A numeric answer: a number, or a decimal with separators only where they group. Anything else counts as not given. */
export type NumberAnswer = string | number | null | undefined;
export type YesNoAnswer = boolean | null | undefined;

/** Own Big constructor, so that other modules cannot change the decimal places of its quotients. */
const Decimal = /* @__PURE__ */ Big();

/** Longer than any figure a questionnaire asks for; longer input counts as not given. */
const LONGEST = 40;

/** The exact number answered; null: not given. */
export function decimalGiven(answer: unknown): Big | null {
  const given = typeof answer === 'string' && answer.length > LONGEST ? null : givenDecimal(answer);
  return given === null ? null : new Decimal(given);
}

/** An amount or a number of people, 0 or above. A negative one counts as not given. */
export function quantityGiven(answer: unknown): Big | null {
  const quantity = decimalGiven(answer);
  return quantity?.gte(0) ? quantity : null;
}

/** A number of things, whole and 0 or above. */
export function countGiven(answer: unknown): number | null {
  const count = quantityGiven(answer);
  return count?.lte(Number.MAX_SAFE_INTEGER) && count.round(0, Big.roundDown).eq(count) ? count.toNumber() : null;
}

export function yesNoGiven(answer: unknown): boolean | null {
  return typeof answer === 'boolean' ? answer : null;
}

/** One of the letters, in either case. */
export function letterGiven<const L extends string>(answer: unknown, letters: readonly L[]): L | null {
  if (typeof answer !== 'string' || answer.length > LONGEST) return null;
  const written = answer.trim().toUpperCase();
  return letters.find((letter) => letter === written) ?? null;
}

export function dateGiven(answer: unknown): CalendarDate | null {
  return isDate(answer) ? answer : null;
}

/** The first three entries of a list of yearly figures; empty if the answer is not a list. */
export function yearlyGiven(answer: unknown, read: (each: unknown) => Big | null): (Big | null)[] {
  return Array.isArray(answer) ? answer.slice(0, 3).map(read) : [];
}
