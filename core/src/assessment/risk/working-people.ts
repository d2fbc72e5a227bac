import Big from 'big.js';
import { attendance, hoursTotal, personNamed, workTime } from '../../hours';
import { personnelSalary } from '../../cost';
import { grouped, monthsListed, text } from '../../kernel';
import { yuan } from '../../kernel/money';
import { perYear } from './per-year';
import { rowsOf } from './risk-rule';
import type { RiskYear } from './risk-year';

export type Person = RiskYear['people'][number];

export const nameOf = ({ name, code }: Person) => personNamed({ personnelName: name, personnelCode: code });

/** Rows with hours above 0, by person. */
export const worked = perYear((year) =>
  grouped(year.workTimes, ({ hours, personnelId }) => (hoursTotal([hours]) === '0' ? null : personnelId)),
);

const paid = ['wages', 'socialInsurance', 'labour', 'welfare'] as const;

/** Hours above actual attendance are reported by another rule; here they are within it, or it is unknown. */
export function projectsOverFull(year: RiskYear) {
  const people = new Map(year.people.map((each) => [each.id, each]));
  const months = grouped(year.workTimes, ({ month, personnelId }) => `${month} ${personnelId}`);
  return year.attendance.flatMap((row) => {
    const { month, personnelId, dueHours, actualHours } = row;
    const rows = months.get(`${month} ${personnelId}`)?.filter(({ hours }) => hoursTotal([hours]) !== '0') ?? [];
    const person = people.get(personnelId);
    if (!person || dueHours === null || new Set(rows.map(({ projectId }) => projectId)).size < 2) return [];
    const hours = new Big(hoursTotal(rows.map((each) => each.hours)));
    if (hours.lte(dueHours) || (actualHours !== null && hours.gt(actualHours))) return [];
    const message = text(
      `${month} ${nameOf(person).zh} 在多个项目的工时合计 ${hours.toFixed()}，超过应出勤工时 ${dueHours}，请核对分配比例或留存加班记录`,
      `${month} ${nameOf(person).en}: ${hours.toFixed()} hours in several projects exceed the ${dueHours} scheduled hours; check the shares or keep the record of overtime`,
    );
    return [{ message, rows: [...rowsOf(workTime, rows), ...rowsOf(attendance, [row])] }];
  });
}

/** One finding a person, so that a register of hours not yet filled in does not bury the others. */
export function payWithoutHours(year: RiskYear) {
  const withHours = new Set([...worked(year).values()].flat().map((row) => `${row.month} ${row.personnelId}`));
  const unworked = grouped(year.salaries, (salary) =>
    withHours.has(`${salary.month} ${salary.personnelId}`) || paid.every((kind) => yuan(salary[kind] || '0').isZero())
      ? null
      : salary.personnelId,
  );
  return year.people.flatMap((person) => {
    const salaries = unworked.get(person.id);
    if (!salaries) return [];
    const months = monthsListed(salaries.map(({ month }) => month));
    const message = text(
      `${nameOf(person).zh} ${months.zh} 有薪酬而没有研发工时，请补录工时或确认未参与研发`,
      `${nameOf(person).en} was paid in ${months.en} without R&D hours; enter the hours or confirm that there was no R&D work`,
    );
    return [{ message, rows: rowsOf(personnelSalary, salaries) }];
  });
}

/** Months with the very same hours for one project from which on they look typed rather than worked. */
const SAME_MONTHS = 6;

/** People whose hours for a project are the same in every month, as if they had been shared out. */
export function equalHours(year: RiskYear) {
  const people = new Map(year.people.map((each) => [each.id, each]));
  const rows = [...worked(year).values()].flat();
  return [...grouped(rows, ({ personnelId, projectId }) => `${personnelId} ${projectId}`).values()].flatMap((own) => {
    const hours = new Set(own.map((row) => hoursTotal([row.hours])));
    const months = [...new Set(own.map(({ month }) => month))];
    if (months.length < SAME_MONTHS || months.length < own.length || hours.size > 1) return [];
    const person = people.get(own[0]!.personnelId);
    const { personnelId } = own[0]!;
    const name = person ? nameOf(person) : text(personnelId, personnelId);
    const [listed, [same]] = [monthsListed(months), [...hours]];
    const message = text(
      `${name.zh} ${listed.zh} 在同一项目每月工时均为 ${same} 小时，请核对工时是否按实际填写`,
      `${name.en} has ${same} hours for one project in each of ${listed.en}; check that they are those worked`,
    );
    return [{ message, rows: rowsOf(workTime, own) }];
  });
}
