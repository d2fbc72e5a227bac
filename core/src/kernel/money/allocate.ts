import { decimal, plain, type DecimalInput } from './decimal';

/**
 * Splits an amount of money over weights by the largest remainder: every exact share is cut to 分, and the 分 left
 * over go to the largest fractions, ties to the lower index. A negative total is split by its absolute value.
 *
 * @param total amount, taken to 2 decimals half-up
 * @param weights decimal strings or numbers ≥ 0
 * @returns parts in the order of the weights, whose sum is the total exactly; `null` when all weights are 0
 * @throws RangeError when a weight is negative
 */
export function allocate(total: DecimalInput, weights: readonly DecimalInput[]): string[] | null {
  const whole = wholeWeights(weights);
  const sum = whole.reduce((before, weight) => before + weight, 0n);
  if (sum === 0n) return null;

  const money = decimal(total).round(2);
  const negative = money.lt(0);
  const fen = BigInt(money.abs().times(100).toFixed(0));

  const parts = whole.map((weight) => (fen * weight) / sum);
  const missing = Number(fen - parts.reduce((before, part) => before + part, 0n));
  const byFraction = whole
    .map((weight, index) => ({ index, fraction: (fen * weight) % sum }))
    .sort((a, b) => (a.fraction === b.fraction ? a.index - b.index : a.fraction > b.fraction ? -1 : 1));
  const raised = new Set(byFraction.slice(0, missing).map(({ index }) => index));

  return parts.map((part, index) => fenToYuan(raised.has(index) ? part + 1n : part, negative));
}

/** The weights brought to one power of ten, so that the split is a calculation in whole numbers. */
function wholeWeights(weights: readonly DecimalInput[]): bigint[] {
  const exact = weights.map((weight) => decimal(weight));
  if (exact.some((weight) => weight.lt(0))) throw new RangeError('A weight of an allocation is negative');
  const places = Math.max(0, ...exact.map((weight) => plain(weight).split('.')[1]?.length ?? 0));
  return exact.map((weight) => BigInt(weight.toFixed(places).replace('.', '')));
}

function fenToYuan(fen: bigint, negative: boolean): string {
  const digits = String(fen).padStart(3, '0');
  return `${negative && fen > 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
