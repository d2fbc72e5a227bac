import { text, type Text } from '../kernel';
import { roundHalfUp } from '../kernel/money';
import type { CostPart, RegisterCosts } from './cost-part';
import { costResources } from './cost-resources';
import { CostWarnings } from './cost-warning';
import { ExplainedPart } from './explained-part';
import { payByHours, payKinds, type PayKind } from './pay-by-hours';
import {
  hoursByPersonMonth,
  personMonth,
  personNames,
  type MonthHours,
  type PersonHoursInput,
} from './person-month-hours';
import type { SalaryRow } from './registers';
import { splitByHours } from './split-by-hours';

export interface PersonnelCostInput extends PersonHoursInput {
  readonly salaries: readonly SalaryRow[];
}

/**
 * Allocates a person's monthly pay to projects by hours: each kind of pay by largest remainder over the hours of
 * each project and the remaining attendance; the remainder is not R&D. Without hours present the month's hours due
 * take their place, so that a few R&D hours do not claim the whole pay.
 * Basis: 税总公告2017年第40号 一(二), shared personnel by actual hours.
 */
export function personnelCost(input: PersonnelCostInput): RegisterCosts {
  const warnings = new CostWarnings(costResources.workTime);
  const payWarnings = new CostWarnings(costResources.salary);
  const bases = hoursByPersonMonth(input, warnings);
  const parts: CostPart[] = [];
  const nameOf = personNames(input.people);
  const inYear = `${input.year}-`;

  for (const salary of input.salaries) {
    if (!salary.month.startsWith(inYear)) continue;
    const hours = bases.get(personMonth(salary));
    if (hours === undefined || hours.basis.whole.eq(0)) {
      if (isPaid(salary)) {
        payWarnings.add('NO_HOURS', personMonth(salary), salary.id, noHours(nameOf(salary.personnelId), salary.month));
      }
      continue;
    }
    for (const kind of kinds) parts.push(...payParts(salary, kind, hours));
  }
  return { parts, warnings: [...payWarnings.list(), ...warnings.list()] };
}

const kinds = Object.keys(payKinds) as PayKind[];

function payParts(salary: SalaryRow, kind: PayKind, { basis, attended }: MonthHours): CostPart[] {
  const total = roundHalfUp(salary[kind] || '0');
  if (Number(total) === 0) return [];
  const { item } = payKinds[kind];
  const source = { resource: costResources.salary, id: salary.id };
  return splitByHours(total, basis).map(
    ({ claim: { projectId, hours, row }, amount }) =>
      new ExplainedPart(
        { projectId, month: salary.month, item, amount, origin: 'allocation', source },
        payByHours,
        () => [kind, total, hours.toFixed(), basis.whole.toFixed(), row, attended ?? null],
      ),
  );
}

function isPaid(salary: SalaryRow): boolean {
  return kinds.some((kind) => Number(salary[kind] || 0) !== 0);
}

function noHours(name: Text, month: string): Text {
  return text(
    `${name.zh} ${month} 有薪酬但没有工时和考勤，薪酬未分配`,
    `${name.en} was paid in ${month} but has neither hours nor attendance; the pay was not allocated`,
  );
}
