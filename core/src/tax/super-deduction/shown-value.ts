import type { Cell } from './worksheet';

/** What stands on the form: 2 decimals, except where the line is a count. */
export function shownValue({ shown, value }: Cell): string {
  return shown ?? value.toString();
}
