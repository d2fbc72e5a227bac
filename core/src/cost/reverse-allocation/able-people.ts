import Big from 'big.js';
import { monthOf, type Month } from '../../kernel/calendar';
import { roundHalfUp } from '../../kernel/money';
import { personNamed } from '../../hours';
import type { personnel } from '../../project';
import type { RecordOf } from '../../records';
import { hoursOf } from '../split-by-hours';
import type { SearchedPerson } from './find-hours';
import type { MonthInputs } from './month-inputs';
import { paid, type PayItem } from './reverse-items';

/** 管理和服务人员: they are not directly engaged in R&D (税总公告2017年第40号 一(一)). */
const MANAGEMENT = 'manager';

/**
 * Those employed in the month with pay and attendance, by staff number; without management and service staff. Each with
 * the projects in `scope` they have worked on in the year or lead: nobody gets hours on a project they have no part in.
 */
export function ablePeople(inputs: MonthInputs, pay: PayItem, scope: ReadonlySet<string>): Map<string, SearchedPerson> {
  const { month, salaries, people, engaged } = inputs;
  const present = new Map(inputs.attendance.map((row) => [row.personnelId, hoursOf(row.actualHours)]));
  const found = salaries.flatMap((salary): (SearchedPerson & { code: string })[] => {
    const person = people.get(salary.personnelId);
    const wholeHours = present.get(salary.personnelId) ?? new Big(0);
    const amount = roundHalfUp(paid(salary, pay));
    if (!person || wholeHours.lte(0) || Number(amount) <= 0) return [];
    if (person.category === MANAGEMENT || !isEmployed(person, month)) return [];
    const projects = new Set([...(engaged.get(person.id) ?? [])].filter((id) => scope.has(id)));
    if (projects.size === 0) return [];
    const name = personNamed({ personnelName: person.name, personnelCode: person.code }).zh;
    return [
      {
        personnelId: person.id,
        code: person.code,
        name,
        pay: amount,
        wholeHours,
        others: [],
        projects,
      },
    ];
  });
  found.sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
  return new Map(found.map((person) => [person.personnelId, person]));
}

type Employment = Pick<RecordOf<typeof personnel>, 'entryDate' | 'leaveDate'>;

function isEmployed({ entryDate, leaveDate }: Employment, month: Month): boolean {
  const joined = !entryDate || monthOf(entryDate) <= month;
  return joined && (!leaveDate || month <= monthOf(leaveDate));
}
