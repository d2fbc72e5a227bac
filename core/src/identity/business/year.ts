import { isToCome } from '../today';
import { type ValidationOptions } from '../verdict';

/** Whether a year is `first` or later and has begun in China. */
export function isYearFrom(first: number, year: number, options: ValidationOptions | undefined): boolean {
  return year >= first && !isToCome(year * 10_000 + 101, options?.today);
}
