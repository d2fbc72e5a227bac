import { isDate, type CalendarDate } from '../kernel/calendar';
import { addYears } from './add-years';
import { LAYOUT_DESIGN, patentKindOf, SOFTWARE, TRADEMARK } from './property-kinds';

/** What the end of protection follows from; days as `yyyy-MM-dd`. */
export interface ProtectedProperty {
  readonly type?: unknown;
  readonly applyTime?: unknown;
  readonly publishTime?: unknown;
  readonly regTime?: unknown;
  /** The end as it was typed, which stands before the rule. */
  readonly termEnd?: unknown;
}

/** Designs applied for from this day on are protected for 15 years, earlier ones for 10 (专利法 2020 第四十二条). */
const LONGER_DESIGNS = '2021-06-01';

/**
 * 期满终止日: the first day on which protection has ended by its term, `yyyy-MM-dd`. Null where the day it counts from is
 * not known, and for kinds whose term no rule here states: varieties, drugs and medicines, where it is typed.
 *
 * - patents, from the application: invention 20 years, utility model 10, design 15 (专利法 第四十二条)
 * - software of an enterprise: to the end of the 50th year after it was first published (计算机软件保护条例 第十四条)
 * - layout designs: 10 years from application or first use, whichever is earlier (集成电路布图设计保护条例 第十二条)
 * - trademarks: 10 years from registration (商标法 第三十九条); a renewal is typed
 */
export function propertyExpiry(property: ProtectedProperty): CalendarDate | null {
  const { type, termEnd } = property;
  if (isDate(termEnd)) return termEnd;
  const applied = dayOf(property.applyTime);
  const published = dayOf(property.publishTime);
  const registered = dayOf(property.regTime);
  if (type === SOFTWARE) return published && `${Number(published.slice(0, 4)) + 51}-01-01`;
  if (type === TRADEMARK) return registered && addYears(registered, 10);
  if (type === LAYOUT_DESIGN) {
    const [first] = [applied, published].filter((day) => day !== null).sort();
    return first ? addYears(first, 10) : null;
  }
  const years = applied && patentYears(type, applied);
  return applied && years ? addYears(applied, years) : null;
}

/** The years a patent of this key may last, from its application; null for what is no patent. */
export function patentYears(type: unknown, applied: CalendarDate): number | null {
  switch (patentKindOf(type)) {
    case 'invention':
      return 20;
    case 'utilityModel':
      return 10;
    case 'design':
      return applied >= LONGER_DESIGNS ? 15 : 10;
    default:
      return null;
  }
}

const dayOf = (value: unknown): CalendarDate | null => (isDate(value) ? value : null);
