import { isDate, type CalendarDate } from '../kernel/calendar';

export interface AssessedOn {
  /** The day the conditions are held against, yyyy-MM-dd; by default today in China, whose law they are. */
  readonly today?: CalendarDate | null;
}

export function dayOf(assessed: AssessedOn | null | undefined): CalendarDate {
  const today = assessed?.today;
  return isDate(today) ? today : new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format();
}
