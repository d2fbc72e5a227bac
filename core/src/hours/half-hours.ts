import Big from 'big.js';

/** Hours are proposed in steps of half an hour: finer ones would claim a precision nobody keeps. */
const STEPS_OF_HOUR = 2;

/** The hours rounded down to a step. */
export const downToHalf = (hours: Big): Big => hours.times(STEPS_OF_HOUR).round(0, Big.roundDown).div(STEPS_OF_HOUR);

/**
 * Splits hours in steps of half an hour by weights, by the largest remainder; at equal remainders the earlier key is
 * first. The parts add up to the total rounded down to a step; without a weight above 0 there are none.
 */
export function splitHalfHours(total: Big, weights: ReadonlyMap<string, Big>): Map<string, Big> {
  const whole = [...weights.values()].reduce((sum, weight) => sum.plus(weight), new Big(0));
  if (whole.lte(0) || total.lte(0)) return new Map();
  const steps = downToHalf(total).times(STEPS_OF_HOUR);
  const parts = [...weights].map(([key, weight]) => {
    const exact = steps.times(weight).div(whole);
    const floor = exact.round(0, Big.roundDown);
    return { key, floor, rest: exact.minus(floor) };
  });
  const left = Number(parts.reduce((open, { floor }) => open.minus(floor), steps));
  const first = parts.toSorted((one, other) => other.rest.cmp(one.rest)).slice(0, left);
  const raised = new Set(first.map(({ key }) => key));
  return new Map(
    parts.map(({ key, floor }) => [key, (raised.has(key) ? floor.plus(1) : floor).div(STEPS_OF_HOUR)] as const),
  );
}
