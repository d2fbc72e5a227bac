import Big from 'big.js';

/** As many digits as anybody's hours have; more is no number of hours. */
const plainHours = /^\d{1,12}(\.\d{1,12})?$/;

/** Hours as they were typed or stored; what is no number of hours counts as none. */
export function hoursTyped(value: unknown): Big {
  const said = typeof value === 'number' ? String(value) : value;
  return new Big(typeof said === 'string' && plainHours.test(said) ? said : 0);
}

/** The exact sum of hours as a decimal string without trailing zeros: `"162.5"`. */
export function hoursTotal(values: readonly unknown[]): string {
  return values.reduce<Big>((total, value) => total.plus(hoursTyped(value)), new Big(0)).toFixed();
}
