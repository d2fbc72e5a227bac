import { fill, text, type Text } from '../kernel';
import type { CalendarDate } from '../kernel/calendar';
import { patentKindOf, propertyKind, TRADEMARK } from './property-kinds';
import { standingOn, type StandingProperty } from './property-standing';

/** A property as it is counted. */
export interface CountedProperty extends StandingProperty {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly type: string;
  /** A key of the dictionary `ipr_acquisition`; 2 is 自主研发. */
  readonly acquisition: string | null;
  readonly applyTime: string | null;
  readonly acceptTime: string | null;
  readonly applyNo: string | null;
  /** The first day it was put to use. */
  readonly implementTime: string | null;
  /** Self-ratings, `A` to `E`. */
  readonly advancement: string | null;
  readonly support: string | null;
  /** The year of the application for 高新技术企业 that used it. */
  readonly usedYear: string | null;
}

/** A transfer, licence or pledge of a property. */
export interface PropertyDeal {
  readonly id: string;
  readonly propertyId: string;
  /** A key of the dictionary `ipr_deal_kind`. */
  readonly kind: string;
  readonly date: string;
  /** 元 */
  readonly income: string | null;
}

const OWN_DEVELOPMENT = '2';

/** The days on which properties were transferred to somebody else, the earliest of each. */
export function transferDays(deals: readonly PropertyDeal[]): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const { kind, propertyId, date } of deals) {
    const before = days.get(propertyId);
    if (kind === 'transfer' && (before === undefined || date < before)) days.set(propertyId, date);
  }
  return days;
}

/** A property that was left out of a count, and why. */
export interface LeftOutProperty {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly reason: Text;
}

/** The intellectual property held on a day. */
export interface PropertyCounts {
  readonly day: CalendarDate;
  readonly class1: readonly CountedProperty[];
  readonly class2: readonly CountedProperty[];
  /** Of both classes, what was developed by the enterprise itself, and what was acquired. */
  readonly own: number;
  readonly acquired: number;
  readonly trademarks: number;
  readonly leftOut: readonly LeftOutProperty[];
}

const reasons = {
  unknown: text(
    '状态为已失效或已转让，但没有填写失效日期或登记转让，请补充',
    'It is marked as lapsed or transferred and no day says when; add it',
  ),
  used: text(
    'Ⅱ类知识产权在申请高新技术企业时仅限使用一次，已用于{year}年度（国科发火〔2016〕195号 三（一））',
    'Class Ⅱ IP serves one application only and was used in {year} (国科发火〔2016〕195号 三（一）)',
  ),
  noKind: text('类型不属于Ⅰ类或Ⅱ类知识产权', 'Its kind is neither class Ⅰ nor class Ⅱ'),
};

interface CountRule {
  /** Of Ⅱ类 what an application before this year used is left out: so for 高新技术企业, not for 科技型中小企业. */
  readonly usedBefore?: string;
}

/** The properties held at the end of a day, by class. What lapsed, expired or was transferred by then is not there. */
export function propertiesOn(
  properties: readonly CountedProperty[],
  deals: readonly PropertyDeal[],
  day: CalendarDate,
  { usedBefore }: CountRule = {},
): PropertyCounts {
  const transferred = transferDays(deals);
  const leftOut: LeftOutProperty[] = [];
  const held: CountedProperty[] = [];
  const leave = ({ id, code, name }: CountedProperty, reason: Text) => leftOut.push({ id, code, name, reason });
  let trademarks = 0;
  for (const property of properties) {
    const standing = standingOn(property, day, transferred.get(property.id) ?? null);
    if (standing === 'unknown') leave(property, reasons.unknown);
    if (standing !== 'held') continue;
    const kind = propertyKind(property.type);
    if (property.type === TRADEMARK) trademarks += 1;
    else if (!kind) leave(property, reasons.noKind);
    else if (kind.class === 'Ⅱ类' && usedBefore && property.usedYear && property.usedYear < usedBefore) {
      leave(property, fill(reasons.used, { year: property.usedYear }));
    } else held.push(property);
  }
  const own = held.filter(({ acquisition }) => acquisition === OWN_DEVELOPMENT).length;
  return {
    day,
    class1: held.filter(({ type }) => propertyKind(type)?.class === 'Ⅰ类'),
    class2: held.filter(({ type }) => propertyKind(type)?.class === 'Ⅱ类'),
    own,
    acquired: held.length - own,
    trademarks,
    leftOut,
  };
}

/** Patents applied for in a year by the enterprise itself, and accepted: the number of an application says so too. */
export const appliedIn = (properties: readonly CountedProperty[], year: string): CountedProperty[] =>
  properties.filter(
    ({ type, acquisition, applyTime, acceptTime, applyNo, regTime }) =>
      patentKindOf(type) !== null &&
      (acquisition ?? OWN_DEVELOPMENT) === OWN_DEVELOPMENT &&
      applyTime?.slice(0, 4) === year &&
      (acceptTime !== null || applyNo !== null || regTime !== null),
  );
