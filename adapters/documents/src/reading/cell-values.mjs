// What a cell becomes, whatever kind of file it stands in. Plain JavaScript, like parse-workbook.mjs.

const DAY_MS = 86_400_000;
const DAY_0_OF_1900 = Date.UTC(1899, 11, 31);
/** The 29th of February 1900, a day that never was: from the day after on, serials count one more. */
const LEAP_SERIAL = 60;
const END_OF_9999 = Date.UTC(10_000, 0, 1);
const DAYS_TO_1904 = 1_462;

/** An escaped carriage return that a program has escaped twice, and characters without width. */
const MEANINGLESS = /_x000D_|[\u200B\u2060\uFEFF]/g;
const ENDS = /^[\u200C-\u200F]+|[\u200C-\u200F]+$/g;
/** Excel shows a text as text behind this sign; programs that write texts for Excel leave it in them. */
const TEXT_SIGN = /^'(?=[^'])(?!.*'$)/s;
const MAY_BE_UNTIDY = /^'|_x000D_|[\u200B-\u200F\u2060\uFEFF]/;

/**
 * A text without what nobody sees: blanks of any kind at its ends (no-break and full-width ones too), characters
 * without width, `_x000D_`, and the sign `'` before a text. Null where nothing is left.
 */
export function tidyText(text) {
  let tidied = text.trim();
  if (MAY_BE_UNTIDY.test(tidied)) {
    tidied = tidied.replace(MEANINGLESS, '').replace(ENDS, '').trim().replace(TEXT_SIGN, '').trim();
  }
  return tidied === '' ? null : tidied;
}

export function cellValue(value) {
  if (typeof value === 'string') return tidyText(value);
  if (value instanceof Date) return dateText(value);
  return value === undefined || (typeof value === 'number' && !Number.isFinite(value)) ? null : value;
}

/**
 * The wall-clock time the sheet shows, rounded to seconds; the library gives it as if it were UTC. A number that is no
 * day between 1900 and 9999 shows as ##### in a sheet and is returned as an error value, never as a wrong day.
 */
export function dateText(date) {
  const ms = Math.round(date.getTime() / 1000) * 1000;
  if (!(ms >= DAY_0_OF_1900 - DAY_MS && ms < END_OF_9999)) return '#NUM!';
  const iso = new Date(ms).toISOString();
  const time = iso.slice(11, 19);
  if (ms < DAY_0_OF_1900 + DAY_MS) return time;
  return ms % DAY_MS === 0 ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${time}`;
}

/** The day and time of a serial number as a workbook counts them. */
export function dateTextOfSerial(serial, date1904) {
  const from1900 = date1904 ? serial + DAYS_TO_1904 : serial;
  const days = from1900 >= LEAP_SERIAL ? from1900 - 1 : from1900;
  return from1900 < 0 ? '#NUM!' : dateText(new Date(DAY_0_OF_1900 + days * DAY_MS));
}
