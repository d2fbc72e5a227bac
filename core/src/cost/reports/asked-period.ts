import type { Period } from './stated-period';
import type { RegisterQuery } from './register-figures';
import { requireMonth, requireYear, type Call } from '../../records';
import { defaultReportYear } from '../../kernel/calendar';

/** The requested year or month; null for no restriction. */
export function periodAsked({ year, month }: RegisterQuery): Period | null {
  if (month) return { year: requireMonth(month).slice(0, 4), month };
  return year ? { year: requireYear(year), month: null } : null;
}

/** The same for a report, which always covers one year; defaults to the current report year. */
export function reportPeriod(call: Call, query: RegisterQuery): Period {
  const now = String(defaultReportYear(call.clock.now().slice(0, 10)));
  return periodAsked(query) ?? { year: now, month: null };
}
