import { isDate, isMonth } from '../../kernel/calendar';

const two = (digits: string) => digits.padStart(2, '0');
const DAY = /(?<![\d])((?:19|20)\d{2})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})(?!\d)/;
const COMPACT_DAY = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
const ENGLISH_DAY = /^(\d{1,2})[- ]([A-Za-z]{3})[A-Za-z]*[- ,]+(\d{4}|\d{2})$/;
const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';
const SERIAL = /^[1-9]\d{4}(?:\.\d+)?$/;
/** Serial numbers of 1954 to 2064, so that no amount or number of another kind becomes a day. */
const FIRST_SERIAL = 20_000;
const LAST_SERIAL = 60_000;
const DAY_MS = 86_400_000;

/**
 * A day as other programs write it, as `yyyy-MM-dd`: `2024.05.06`, `2024/5/6 星期一`, `20240506`, `6-May-24`, the serial
 * number of a sheet. Anything else is returned as it is, so that a check refuses it.
 */
export function foreignDate(written: string): string {
  const day = readDay(written.normalize('NFKC').trim());
  return day !== null && isDate(day) ? day : written;
}

function readDay(tidy: string): string | null {
  const [, year, month, day] = DAY.exec(tidy) ?? COMPACT_DAY.exec(tidy) ?? [];
  if (year !== undefined) return `${year}-${two(month!)}-${two(day!)}`;
  const english = ENGLISH_DAY.exec(tidy);
  if (english) {
    const at = MONTHS.indexOf(english[2]!.toLowerCase());
    const full = english[3]!.length === 2 ? `20${english[3]}` : english[3]!;
    return at >= 0 && at % 3 === 0 ? `${full}-${two(String(at / 3 + 1))}-${two(english[1]!)}` : null;
  }
  const serial = SERIAL.test(tidy) ? Math.floor(Number(tidy)) : 0;
  if (serial < FIRST_SERIAL || serial > LAST_SERIAL) return null;
  return new Date(Date.UTC(1899, 11, 30) + serial * DAY_MS).toISOString().slice(0, 10);
}

const MONTH = /(?<!\d)((?:19|20)\d{2})\s?[-/.年_]?\s?(?:第)?(\d{1,2})(?!\d)\s?(?:[月期]份?)?/;
/** A period such as October's `2024.10`, which a number has shortened. */
const SHORTENED = /^\d{4}\.1$/;

/**
 * A month as other programs write it, as `yyyy-MM`: `2024年5月`, `2024.05`, `202405`, `2024年第5期`, or the month of a day.
 * Anything else is returned as it is, also the number 2024.1, which is January or a shortened October.
 * @param isNumber the cell holds a number
 */
export function foreignMonth(written: string, isNumber: boolean): string {
  const tidy = written.normalize('NFKC').trim();
  if (isNumber && SHORTENED.test(tidy)) return `${tidy}（1月或10月？）`;
  const day = readDay(tidy);
  if (day !== null && isDate(day)) return day.slice(0, 7);
  const [, year, month] = MONTH.exec(tidy) ?? [];
  const read = year === undefined ? '' : `${year}-${two(month!)}`;
  return isMonth(read) ? read : written;
}
