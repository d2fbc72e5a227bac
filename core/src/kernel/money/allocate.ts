import type { DecimalInput } from './decimal';
import { fixedOf, inPlaces, numberInPlaces, type Fixed } from './fixed';

/**
 * Splits an amount of money over weights by the largest remainder: every exact share is cut to 分, and the 分 left
 * over go to the largest fractions, ties to the lower index. A negative total is split by its absolute value.
 *
 * @param total amount, taken to 2 decimals half-up
 * @param weights decimal strings or numbers ≥ 0
 * @returns parts in the order of the weights, whose sum is the total exactly; `null` when nothing can be split: all
 * weights are 0, one is negative or not a number, or the total is not a number
 */
export function allocate(total: DecimalInput, weights: readonly DecimalInput[]): string[] | null {
  const money = fixedOf(total);
  const exact = money && fixedWeights(weights);
  if (!exact || !exact.some(({ units }) => Number(units) > 0)) return null;
  const places = exact.reduce((most, weight) => Math.max(most, weight.places), 0);
  const parts =
    quickly(money, exact, places) ??
    split(
      positive(inFen(money)),
      exact.map((weight) => inPlaces(weight, places)),
    );
  const negative = money.units < 0;
  return parts.map((part) => yuanText(String(part), negative));
}

function fixedWeights(weights: readonly DecimalInput[]): Fixed[] | null {
  if (!Array.isArray(weights)) return null;
  const exact: Fixed[] = [];
  for (const weight of weights) {
    const fixed = fixedOf(weight);
    if (!fixed || fixed.units < 0) return null;
    exact.push(fixed);
  }
  return exact;
}

/** The split in plain numbers, several times as fast; null where a product exceeds the safe integers. */
function quickly(money: Fixed, exact: readonly Fixed[], places: number): number[] | null {
  if (money.places > 2) return null;
  const fen = Math.abs(numberInPlaces(money, 2));
  const weights = exact.map((weight) => numberInPlaces(weight, places));
  const sum = weights.reduce((before, weight) => before + weight, 0);
  if (!(Math.max(fen, 1) * sum <= Number.MAX_SAFE_INTEGER)) return null;

  const fractions = weights.map((weight) => (fen * weight) % sum);
  // The dividend minus the remainder is a multiple of `sum`, so the division is exact.
  const parts = weights.map((weight, index) => (fen * weight - fractions[index]!) / sum);
  const missing = fen - parts.reduce((before, part) => before + part, 0);
  for (const index of largest(fractions, missing)) parts[index]! += 1;
  return parts;
}

/** The same for amounts and weights of any length. */
function split(fen: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((before, weight) => before + weight, 0n);
  const parts = weights.map((weight) => (fen * weight) / sum);
  const fractions = weights.map((weight) => (fen * weight) % sum);
  const missing = fen - parts.reduce((before, part) => before + part, 0n);
  for (const index of largest(fractions, Number(missing))) parts[index]! += 1n;
  return parts;
}

/** Half-up, away from zero. */
function inFen(money: Fixed): bigint {
  if (money.places <= 2) return inPlaces(money, 2);
  const units = BigInt(money.units);
  const beyond = 10n ** BigInt(money.places - 2);
  const half = beyond / 2n;
  return (units < 0n ? units - half : units + half) / beyond;
}

const positive = (fen: bigint) => (fen < 0n ? -fen : fen);

/** The indices of the `count` largest; of equal ones the earlier. */
function largest(fractions: readonly (bigint | number)[], count: number): number[] {
  if (count === 0) return [];
  const order = fractions.map((_, index) => index);
  order.sort((a, b) => (fractions[a]! === fractions[b]! ? a - b : fractions[a]! > fractions[b]! ? -1 : 1));
  return order.slice(0, count);
}

function yuanText(fen: string, negative: boolean): string {
  const digits = fen.padStart(3, '0');
  return `${negative && fen !== '0' ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
