import Big from 'big.js';

/** A person who may work on a project: the steps they have left, and what one of them costs. */
export interface StepsLeft {
  readonly left: number;
  /** 元, above 0. */
  readonly step: Big;
}

/**
 * Whole steps of people that cost at most the wanted amount and come near it: everybody the same part of what they have
 * left, then a step more by the largest part of one that was cut off, then the largest steps that still fit.
 *
 * @returns the steps of each person; what they cost is less than the wanted amount by less than any step left over
 */
export function spreadSteps(people: readonly StepsLeft[], wanted: Big): number[] {
  const whole = people.reduce((total, { left, step }) => total.plus(step.times(left)), new Big(0));
  const part = whole.lte(wanted) ? new Big(1) : wanted.lte(0) ? new Big(0) : wanted.div(whole);
  const exact = people.map(({ left }) => part.times(left));
  const steps = exact.map((each) => Number(each.round(0, Big.roundDown).toFixed()));
  let rest = people.reduce((open, { step }, at) => open.minus(step.times(steps[at]!)), wanted);
  const add = (at: number): boolean => {
    const { left, step } = people[at]!;
    if (steps[at]! >= left || step.gt(rest)) return false;
    steps[at]! += 1;
    rest = rest.minus(step);
    return true;
  };
  const order = people.map((_, at) => at);
  const cut = (at: number) => exact[at]!.minus(exact[at]!.round(0, Big.roundDown));
  for (const at of [...order].sort((a, b) => cut(b).cmp(cut(a)))) add(at);
  const largest = [...order].sort((a, b) => people[b]!.step.cmp(people[a]!.step));
  for (const at of largest) while (add(at));
  return steps;
}
