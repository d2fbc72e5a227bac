import { daysInMonth } from '../../kernel/calendar';
import { isToCome } from '../today';

const EARLIEST_YEAR = 1800;

/**
 * Whether a number yyyyMMdd is a valid date on which a holder can have been born.
 *
 * @param today `yyyy-MM-dd`; by default today in China
 */
export function isBirthDay(date: number, today: string | undefined): boolean {
  const year = Math.floor(date / 10_000);
  const month = Math.floor(date / 100) % 100;
  const day = date % 100;
  if (year < EARLIEST_YEAR || month < 1 || month > 12) return false;
  return day >= 1 && day <= daysInMonth(year, month) && !isToCome(date, today);
}
