import type { Trace } from '@rdm/core/kernel';
import { isCount } from './ReportDraftViewModel';

/** Persons and pieces are shown whole, the hours of a person as they are; null for every other figure. */
export function digitsOfTrace({ key, value }: Trace): number | null {
  if (/^amount\d+$/.test(key) && isCount(key)) return 0;
  if (/^amount\d+\/person:/.test(key)) return /\.(\d+)$/.exec(value)?.[1]?.length ?? 0;
  return null;
}
