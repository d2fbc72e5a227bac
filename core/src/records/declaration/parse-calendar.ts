import { isDate, isMonth, isYear } from '../../kernel/calendar';
import { fine, messages, wrong, type Parsed } from './parsed';

/** 2024-1-5, 2024/01/05, 2024.1.5, 2024年1月5日 and their prefixes, optionally followed by a time of day. */
const WRITTEN =
  /^(\d{4})(?:[-/.年](\d{1,2})(?:[-/.月](\d{1,2})日?)?月?)?年?(?:[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;
/** 202401 and 20240105, as accounting programs number their periods. */
const COMPACT = /^(\d{4})(\d{2})(\d{2})?$/;

const two = (digits = '') => digits.padStart(2, '0');

/** Parses the input to the precision of the calendar field; finer parts are dropped. */
export function parseCalendar(kind: 'date' | 'month' | 'year' | 'time', input: string): Parsed {
  const refused = () => wrong(messages[kind], { value: input });
  const [, year = '', month, day, hour = '0', minute = '0', second = '0'] =
    WRITTEN.exec(input) ?? COMPACT.exec(input) ?? [];
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return refused();
  const ofMonth = `${year}-${two(month)}`;
  const ofDay = `${ofMonth}-${two(day)}`;
  if (!isYear(year) || (month !== undefined && !isMonth(ofMonth)) || (day !== undefined && !isDate(ofDay))) {
    return refused();
  }
  if (kind === 'year') return fine(year);
  if (kind === 'month') return month === undefined ? refused() : fine(ofMonth);
  if (day === undefined) return refused();
  return fine(kind === 'date' ? ofDay : `${ofDay} ${two(hour)}:${two(minute)}:${two(second)}`);
}
