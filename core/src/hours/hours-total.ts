import Big from 'big.js';

/** Limits the digits; longer input is not accepted as hours. */
const plainHours = /^\d{1,12}(\.\d{1,12})?$/;

/** Parses typed or stored hours; invalid input counts as 0. */
export function hoursTyped(value: unknown): Big {
  const said = typeof value === 'number' ? String(value) : value;
  return new Big(typeof said === 'string' && plainHours.test(said) ? said : 0);
}

/** What is left of hours when others are taken from them, a decimal string without trailing zeros: `"-2.5"`. */
export const hoursLeft = (hours: unknown, taken: unknown): string =>
  hoursTyped(hours).minus(hoursTyped(taken)).toFixed();

/** The exact sum of hours as a decimal string without trailing zeros: `"162.5"`. */
export function hoursTotal(values: readonly unknown[]): string {
  return values.reduce<Big>((total, value) => total.plus(hoursTyped(value)), new Big(0)).toFixed();
}
