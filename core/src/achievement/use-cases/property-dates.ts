import { daysInclusive } from '../../kernel/calendar';
import { fill, text, type Text } from '../../kernel';
import type { Call, RecordOf } from '../../records';
import { intellectualProperty } from '../intellectual-property';
import { graceEnd, nextFee } from '../property-fees';
import { standingOn } from '../property-standing';
import { transferDays } from '../property-counts';
import { outputRegisters } from './registers';

type Property = RecordOf<typeof intellectualProperty>;

/** A day on which something is due for a property. */
export interface PropertyDate {
  readonly kind: 'fee' | 'overdue' | 'expiry' | 'feeUnknown';
  /** `yyyy-MM-dd`; empty where it is not known which fee comes next. */
  readonly day: string;
  readonly propertyId: string;
  readonly code: string;
  readonly name: string;
  /** 元, of a fee. */
  readonly amount: string | null;
  readonly message: Text;
}

const said = {
  fee: text('{code} 第{year}年度年费，最迟 {day} 缴纳', 'Annual fee {year} of {code}, by {day}'),
  overdue: text(
    '{code} 第{year}年度年费已于 {day} 到期，{grace} 前可补缴并加收滞纳金',
    'Annual fee {year} of {code} was due on {day}; until {grace} it is taken with a surcharge',
  ),
  expiry: text('{code} 保护期于 {day} 届满', 'The protection of {code} ends on {day}'),
  feeUnknown: text(
    '{code} 没有登记年费缴至第几年度，无法提醒，请补充',
    'The year up to which the fees of {code} are paid is missing; add it',
  ),
};

/** Annual fees and ends of protection of what is held, by day; what is not known comes first. */
export async function propertyDates(call: Call): Promise<PropertyDate[]> {
  const today = call.clock.now().slice(0, 10);
  const { deals } = await outputRegisters(call);
  const transferred = transferDays(deals);
  const properties = await call.records.find(intellectualProperty);
  return properties
    .filter((each) => standingOn(each, today, transferred.get(each.id) ?? null) === 'held')
    .flatMap((each) => datesOf(each, today))
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

function datesOf(property: Property, today: string): PropertyDate[] {
  const { id: propertyId, code, name, expiry } = property;
  const found: PropertyDate[] = [];
  const add = (
    kind: PropertyDate['kind'],
    day: string,
    amount: string | null,
    values: Record<string, string | number>,
  ) => found.push({ kind, day, propertyId, code, name, amount, message: fill(said[kind], { code, day, ...values }) });
  const fee = nextFee(property);
  if (fee) {
    const { due: day, feeYear: year, amount } = fee;
    add(day < today ? 'overdue' : 'fee', day, amount, { year, grace: graceEnd(day) });
  } else if (property.feeYear === null && paysFees(property)) add('feeUnknown', '', null, {});
  if (expiry !== null) add('expiry', expiry, null, {});
  return found;
}

/** Whether a next fee would follow if the year paid were known. */
const paysFees = (property: Property): boolean => nextFee({ ...property, feeYear: 1 }) !== null;

/** Days ahead within which a fee, and an end of protection, is told of. */
const AHEAD = { fee: 90, expiry: 180 } as const;

export interface AchievementReminder {
  readonly kind: 'fee' | 'overdue' | 'expiry';
  readonly message: Text;
  readonly to: string;
}

/** Fees and ends of protection that come soon, for those who may change intellectual property. */
export async function achievementReminders(call: Call): Promise<readonly AchievementReminder[]> {
  if (!call.caller.permissions.has(intellectualProperty.permissions.edit)) return [];
  const today = call.clock.now().slice(0, 10);
  const near = (await propertyDates(call)).filter(
    ({ kind, day }) => kind === 'overdue' || (kind !== 'feeUnknown' && daysInclusive(today, day) - 1 <= AHEAD[kind]),
  );
  return kinds.flatMap((kind): AchievementReminder[] => {
    const [first, ...others] = near.filter((each) => each.kind === kind);
    if (!first) return [];
    const { day, message, propertyId } = first;
    if (others.length === 0) return [{ kind, message, to: `/rdm/intellectualproperty?id=${propertyId}` }];
    const count = others.length + 1;
    return [{ kind, message: fill(several[kind], { count, day }), to: '/rdm/achievement/standing' }];
  });
}

const kinds = ['overdue', 'fee', 'expiry'] as const;

/** Of many of a kind the first day is told; the overview lists them. */
const several: Readonly<Record<AchievementReminder['kind'], Text>> = {
  fee: text(
    '{count} 项知识产权的年费将到期，最早 {day}',
    'Annual fees of {count} IP rights are due, the first by {day}',
  ),
  overdue: text(
    '{count} 项知识产权的年费已过期，最早 {day}',
    'Annual fees of {count} IP rights are overdue, since {day}',
  ),
  expiry: text(
    '{count} 项知识产权的保护期将届满，最早 {day}',
    'The protection of {count} IP rights ends, first on {day}',
  ),
};
