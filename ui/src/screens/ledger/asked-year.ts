import { defaultReportYear } from '@rdm/core/calendar';

/** The year in the URL; without one the year being settled. */
export function askedYear(address: URLSearchParams, today: string): string {
  return /^\d{4}$/.exec(address.get('year') ?? '')?.[0] ?? String(defaultReportYear(today));
}
