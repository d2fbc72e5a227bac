import type { Month } from '@rdm/core/calendar';
import { yuan } from '@rdm/core/money';
import { seededRandom } from './seeded-random';
import { isEmployed, type Person } from './staff';
import { dueHours } from './work-calendar';

/** Rows of 薪酬, month by month. */
export function payrollRows(staff: readonly Person[], months: readonly Month[]) {
  return months.flatMap((month) =>
    staff.filter((person) => isEmployed(person, month)).map((person) => payOf(person, month)),
  );
}

/** Employer's share of the five insurances and the housing fund, in percent of the base. */
const socialRate = '28.5';

const none = '0.00';

function payOf(person: Person, month: Month) {
  const { post, code, name } = person;
  const random = seededRandom(`payroll ${month} ${code}`);
  const year = month.slice(0, 4);
  const base = yuan(post.pay)
    .times(seededRandom(`pay level ${year} ${code}`).integer(960, 1120))
    .dividedBy(1000);
  const bonus = month.endsWith('-12') ? 600 : 0;
  const present = yuan(dueHours(month, person.entryDate, person.leaveDate)).dividedBy(dueHours(month, null, null));
  const earned = base
    .times(random.integer(940, 1100) + bonus)
    .dividedBy(1000)
    .times(present.toExact())
    .toString();
  const external = post.employmentForm === 'external';
  const fullTime = post.employmentForm === 'fullTime';
  return {
    month,
    personnelId: code,
    personnelName: name,
    wages: external ? none : earned,
    socialInsurance: fullTime ? base.times(socialRate).dividedBy(100).toString() : none,
    labour: external ? earned : none,
    welfare: fullTime ? random.pick(['200.00', '260.00', '320.50', '350.00']) : none,
  };
}

export type PayrollRows = ReturnType<typeof payrollRows>;
