import { isMonth, type Month } from '../../kernel/calendar';

/** What names a month that has no record yet: its digits, `202401`. Ids of records are far longer. */
export const codeOfMonth = (month: Month): string => month.replace('-', '');

/** The month that such a code, or the month itself, names; null for everything else, ids of records above all. */
export function monthOfCode(given: string): Month | null {
  const month = /^\d{6}$/.test(given) ? `${given.slice(0, 4)}-${given.slice(4)}` : given;
  return isMonth(month) ? month : null;
}
