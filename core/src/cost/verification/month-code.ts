import { isMonth, type Month } from '../../kernel/calendar';

/** Identifies a month without a record: its digits, `202401`. Record ids are far longer. */
export const codeOfMonth = (month: Month): string => month.replace('-', '');

/** Parses such a code, or a month; null for anything else, record ids in particular. */
export function monthOfCode(given: string): Month | null {
  const month = /^\d{6}$/.test(given) ? `${given.slice(0, 4)}-${given.slice(4)}` : given;
  return isMonth(month) ? month : null;
}
