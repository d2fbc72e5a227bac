import { text, type Text } from '../kernel';
import { formatMoney, roundHalfUp } from '../kernel/money';
import type { CostItemCode } from '../tax';
import type { CostPart, RegisterCosts } from './cost-part';
import { costResources } from './cost-resources';
import { CostWarnings } from './cost-warning';
import { ExplainedPart } from './explained-part';
import { figureLabels } from './figure-labels';
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

type PayKind = 'wages' | 'socialInsurance' | 'labour' | 'welfare';

const payKinds: readonly { readonly kind: PayKind; readonly item: CostItemCode; readonly label: Text }[] = [
  { kind: 'wages', item: '1.1', label: text('工资薪金', 'Wages') },
  { kind: 'socialInsurance', item: '1.2', label: text('五险一金', 'Social insurance') },
  { kind: 'labour', item: '1.3', label: text('劳务费用', 'Labour service fees') },
  { kind: 'welfare', item: '6.5', label: text('福利费', 'Welfare') },
];

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
    for (const pay of payKinds) parts.push(...payParts(salary, pay, hours));
  }
  return { parts, warnings: [...payWarnings.list(), ...warnings.list()] };
}

function payParts(salary: SalaryRow, pay: (typeof payKinds)[number], { basis, attended }: MonthHours): CostPart[] {
  const total = roundHalfUp(salary[pay.kind] || '0');
  if (Number(total) === 0) return [];
  const source = { resource: costResources.salary, id: salary.id };
  return splitByHours(total, basis).map(
    ({ claim, amount }) =>
      new ExplainedPart(
        { projectId: claim.projectId, month: salary.month, item: pay.item, amount, origin: 'allocation', source },
        () => {
          const [shown, hours, whole] = [formatMoney(total), claim.hours.toFixed(), basis.whole.toFixed()];
          return {
            formula: text(
              `当月${pay.label.zh} ${shown} × 研发工时 ${hours} ÷ 合计工时 ${whole}`,
              `${pay.label.en} of the month ${shown} × R&D hours ${hours} ÷ all hours ${whole}`,
            ),
            figures: [
              { label: pay.label, value: total },
              {
                label: figureLabels.rdHours,
                value: hours,
                source: { resource: costResources.workTime, id: claim.row },
              },
              { label: figureLabels.allHours, value: whole, ...(attended && { source: attended }) },
            ],
          };
        },
      ),
  );
}

function isPaid(salary: SalaryRow): boolean {
  return payKinds.some(({ kind }) => Number(salary[kind] || 0) !== 0);
}

function noHours(name: Text, month: string): Text {
  return text(
    `${name.zh} ${month} 有薪酬但没有工时和考勤，薪酬未分配`,
    `${name.en} was paid in ${month} but has neither hours nor attendance; the pay was not allocated`,
  );
}
