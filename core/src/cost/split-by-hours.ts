import Big from 'big.js';
import { allocate } from '../kernel/money';

/** Hours of a register cell; what is missing counts as 0. */
export function hoursOf(value: string | null): Big {
  return new Big(value === null || value === '' ? '0' : value);
}

/** Hours of a person or asset claimed by a project; lists are in the order of project codes. */
export interface HoursClaim {
  readonly projectId: string;
  readonly hours: Big;
}

/** The claims on one person or asset in one month, ready to be used for several amounts. */
export interface HoursBasis<C extends HoursClaim> {
  readonly claims: readonly C[];
  /** R&D hours of the projects, then the hours that are not R&D. */
  readonly weights: readonly string[];
  /** Sum of the weights. */
  readonly whole: Big;
  /** The claims are more than the whole hours given. */
  readonly exceeded: boolean;
}

/** `wholeHours`: attendance of a person, total use of an asset. Hours beyond the claims are not R&D. */
export function hoursBasis<C extends HoursClaim>(claims: readonly C[], wholeHours: Big): HoursBasis<C> {
  const claimed = claims.reduce((before, claim) => before.plus(claim.hours), new Big(0));
  const exceeded = claimed.gt(wholeHours);
  const rest = exceeded ? new Big(0) : wholeHours.minus(claimed);
  return {
    claims,
    weights: [...claims.map((claim) => claim.hours.toFixed()), rest.toFixed()],
    whole: claimed.plus(rest),
    exceeded,
  };
}

/** Each claim's part of an amount by largest remainder; the part of the hours that are not R&D is dropped. */
export function splitByHours<C extends HoursClaim>(
  amount: string,
  basis: HoursBasis<C>,
): readonly { readonly claim: C; readonly amount: string }[] {
  const parts = allocate(amount, basis.weights) ?? [];
  return basis.claims.flatMap((claim, index) => {
    const part = parts[index];
    return part === undefined || part === '0.00' ? [] : [{ claim, amount: part }];
  });
}
