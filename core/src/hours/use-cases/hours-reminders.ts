import { fill, text, type Text } from '../../kernel';
import { addMonths, monthOf } from '../../kernel/calendar';
import { wholly, type Call } from '../../records';
import { hoursMonth } from '../hours-month';
import { hoursFill, hoursReviewMenu } from './hours-paths';
import { personOfCaller } from './own-person';
import { personMonth } from './person-month';
import { waitingHours } from './waiting-hours';

/** Something about hours that waits for the caller, and the page where it is done. */
export interface HoursReminder {
  readonly kind: 'submit' | 'returned' | 'review';
  readonly message: Text;
  readonly to: string;
}

const said = {
  submit: text('{month} 的工时还没有提交', 'Your hours of {month} are not submitted yet'),
  returned: text('{month} 的工时被退回：{remark}', 'Your hours of {month} were returned: {remark}'),
  review: text(
    '{people} 人的 {count} 条工时待审批',
    '{count} {count|line of hours waits|lines of hours wait} for your approval (people: {people})',
  ),
};

/**
 * What waits for the caller, worked out when it is asked for: months returned, the last month not submitted, lines to
 * approve. No mail is sent.
 */
export async function hoursReminders(call: Call): Promise<readonly HoursReminder[]> {
  const found: HoursReminder[] = [];
  const person = await personOfCaller(call);
  const { permissions } = call.caller;
  if (person && permissions.has(hoursFill.permission)) {
    const last = addMonths(monthOf(call.clock.now().slice(0, 10)), -1);
    const { records } = wholly(call);
    const mine = { field: 'personnelId', is: 'equal', value: person.id } as const;
    const returned = await records.find(hoursMonth, {
      where: [mine, { field: 'state', is: 'equal', value: 'returned' }],
      order: [{ field: 'month' }],
    });
    for (const { month, lines } of returned) {
      const remark = lines?.find(({ state }) => state === 'returned')?.remark ?? '';
      found.push({ kind: 'returned', message: fill(said.returned, { month, remark }), to: pathOf(month) });
    }
    const [submitted] = await records.findByKeys(hoursMonth, [{ month: last, personnelId: person.id }]);
    const isEmployed =
      (!person.entryDate || monthOf(person.entryDate) <= last) &&
      (!person.leaveDate || monthOf(person.leaveDate) >= last);
    if (!submitted && isEmployed && (await personMonth(call, person, last)).own.size > 0) {
      found.push({ kind: 'submit', message: fill(said.submit, { month: last }), to: pathOf(last) });
    }
  }
  if (permissions.has(hoursReviewMenu.permission)) {
    const lines = (await waitingHours(call, { state: 'submitted' })).filter(({ mayReview }) => mayReview);
    const people = new Set(lines.map(({ personnelId }) => personnelId)).size;
    if (people > 0) {
      const message = fill(said.review, { people, count: lines.length });
      found.push({ kind: 'review', message, to: hoursReviewMenu.path });
    }
  }
  return found;
}

const pathOf = (month: string) => `${hoursFill.path}?month=${month}`;
