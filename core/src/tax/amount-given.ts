import { yuan, type Amount, type DecimalInput } from '../kernel/money';

/** An amount in 元 as callers hand it over; missing or empty counts as 0. */
export type GivenAmount = DecimalInput | null | undefined;

export function given(amount: GivenAmount): Amount<'yuan'> {
  return yuan(amount === null || amount === undefined || amount === '' ? 0 : amount);
}
