import Big from 'big.js';

/** A share of a whole, kept as two figures so that no quotient is rounded before a comparison. */
export interface Ratio {
  readonly part: Big;
  readonly whole: Big;
}

/** Both figures, or null where one was not given. */
export function ratioOf(part: Big | null, whole: Big | null): Ratio | null {
  return part && whole ? { part, whole } : null;
}

/** Whether part ÷ whole ≥ percent ÷ 100, by cross multiplication: exactly 5% reaches 5%. False if the whole is 0. */
export function reaches({ part, whole }: Ratio, percent: Big | string): boolean {
  return whole.gt(0) && part.times(100).gte(whole.times(percent));
}

/** `12.50%`; `0.00%` if the whole is 0. */
export function percentText({ part, whole }: Ratio): string {
  return `${whole.eq(0) ? '0.00' : part.times(100).div(whole).toFixed(2, Big.roundHalfUp)}%`;
}
