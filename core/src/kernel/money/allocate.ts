import { fixedOf, type Fixed } from './fixed';
import type { DecimalInput } from './decimal';

/**
 * Splits an amount of money over weights by the largest remainder: every exact share is cut to 分, and the 分 left
 * over go to the largest fractions, ties to the lower index. A negative total is split by its absolute value.
 *
 * @param total amount, taken to 2 decimals half-up
 * @param weights decimal strings or numbers ≥ 0
 * @returns parts in the order of the weights, whose sum is the total exactly; `null` when nothing can be split: all
 * weights are 0, one is negative or no number, or the total is none
 */
export function allocate(total: DecimalInput, weights: readonly DecimalInput[]): string[] | null {
  const money = fixedOf(total);
  const shares = money && wholeWeights(weights);
  if (!shares) return null;
  const sum = shares.reduce((before, weight) => before + weight, 0n);
  if (sum === 0n) return null;

  const signed = inFen(money);
  const fen = signed < 0n ? -signed : signed;
  const parts: bigint[] = [];
  const fractions: bigint[] = [];
  let missing = fen;
  for (const weight of shares) {
    const exact = fen * weight;
    const part = exact / sum;
    parts.push(part);
    fractions.push(exact - part * sum);
    missing -= part;
  }
  for (const index of largest(fractions, Number(missing))) parts[index]! += 1n;
  return parts.map((part) => yuanText(part, signed < 0n));
}

/** The weights brought to one power of ten, so that the split is a calculation in whole numbers. */
function wholeWeights(weights: readonly DecimalInput[]): bigint[] | null {
  if (!Array.isArray(weights)) return null;
  const exact: Fixed[] = [];
  let places = 0;
  for (const weight of weights) {
    const fixed = fixedOf(weight);
    if (!fixed || fixed.units < 0n) return null;
    if (fixed.places > places) places = fixed.places;
    exact.push(fixed);
  }
  return exact.map((fixed) =>
    fixed.places === places ? fixed.units : fixed.units * 10n ** BigInt(places - fixed.places),
  );
}

/** Half-up, away from zero. */
function inFen({ units, places }: Fixed): bigint {
  if (places <= 2) return units * 10n ** BigInt(2 - places);
  const beyond = 10n ** BigInt(places - 2);
  const half = beyond / 2n;
  return (units < 0n ? units - half : units + half) / beyond;
}

/** The places of the `count` largest; of equal ones the earlier. */
function largest(fractions: readonly bigint[], count: number): number[] {
  if (count === 0) return [];
  const order = fractions.map((_, index) => index);
  order.sort((a, b) => (fractions[a]! === fractions[b]! ? a - b : fractions[a]! > fractions[b]! ? -1 : 1));
  return order.slice(0, count);
}

function yuanText(fen: bigint, negative: boolean): string {
  const digits = String(fen).padStart(3, '0');
  return `${negative && fen > 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
