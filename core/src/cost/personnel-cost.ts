import Big from 'big.js';
import { text, type Text } from '../kernel';
import { formatMoney, roundHalfUp } from '../kernel/money';
import type { CostItemCode } from '../tax';
import type { CostPart, RegisterCosts } from './cost-part';
import { costResources } from './cost-resources';
import { CostWarnings } from './cost-warning';
import { figureLabels } from './figure-labels';
import { ProjectIndex } from './project-index';
import type { AttendanceRow, ProjectRow, SalaryRow, WorkTimeRow } from './registers';
import { hoursBasis, hoursOf, splitByHours, type HoursBasis, type HoursClaim } from './split-by-hours';

export interface PersonnelCostInput {
  readonly year: number;
  readonly projects: readonly ProjectRow[];
  readonly salaries: readonly SalaryRow[];
  readonly attendance: readonly AttendanceRow[];
  readonly workTimes: readonly WorkTimeRow[];
}

type PayKind = 'wages' | 'socialInsurance' | 'labour' | 'welfare';

const payKinds: readonly { readonly kind: PayKind; readonly item: CostItemCode; readonly label: Text }[] = [
  { kind: 'wages', item: '1.1', label: text('工资薪金', 'Wages') },
  { kind: 'socialInsurance', item: '1.2', label: text('五险一金', 'Social insurance') },
  { kind: 'labour', item: '1.3', label: text('劳务费用', 'Labour service fees') },
  { kind: 'welfare', item: '6.5', label: text('福利费', 'Welfare') },
];

/**
 * Pay of a person's month over the projects by hours: each kind of pay by largest remainder over the hours of
 * each project and the attendance left; that last part is not R&D.
 * Basis: 税总公告2017年第40号 一(二), shared personnel by actual hours.
 */
export function personnelCost(input: PersonnelCostInput): RegisterCosts {
  const warnings = new CostWarnings(costResources.workTime);
  const payWarnings = new CostWarnings(costResources.salary);
  const bases = hoursByPersonMonth(input, warnings);
  const parts: CostPart[] = [];
  const inYear = `${input.year}-`;

  for (const salary of input.salaries) {
    if (!salary.month.startsWith(inYear)) continue;
    const basis = bases.get(personMonth(salary));
    if (basis === undefined || basis.whole.eq(0)) {
      if (isPaid(salary)) {
        payWarnings.add('NO_HOURS', personMonth(salary), salary.id, noHours(salary));
      }
      continue;
    }
    for (const pay of payKinds) parts.push(...payParts(salary, pay, basis));
  }
  return { parts, warnings: [...payWarnings.list(), ...warnings.list()] };
}

function payParts(salary: SalaryRow, pay: (typeof payKinds)[number], basis: HoursBasis<HoursClaim>): CostPart[] {
  const total = roundHalfUp(salary[pay.kind] || '0');
  if (Number(total) === 0) return [];
  const whole = basis.whole.toFixed();
  const shown = formatMoney(total);
  return splitByHours(total, basis).map(({ claim, amount }) => {
    const hours = claim.hours.toFixed();
    return {
      projectId: claim.projectId,
      month: salary.month,
      item: pay.item,
      amount,
      origin: 'allocation',
      source: { resource: costResources.salary, id: salary.id },
      formula: text(
        `当月${pay.label.zh} ${shown} × 研发工时 ${hours} ÷ 合计工时 ${whole}`,
        `${pay.label.en} of the month ${shown} × R&D hours ${hours} ÷ all hours ${whole}`,
      ),
      figures: [
        { label: pay.label, value: total },
        { label: figureLabels.rdHours, value: hours },
        { label: figureLabels.allHours, value: whole },
      ],
    };
  });
}

/** Hours of every person and month of the year, also of those who were present without R&D. */
function hoursByPersonMonth(input: PersonnelCostInput, warnings: CostWarnings): Map<string, HoursBasis<HoursClaim>> {
  const projects = new ProjectIndex(input.projects);
  const inYear = `${input.year}-`;
  const present = new Map<string, Big>();
  for (const row of input.attendance) {
    if (!row.month.startsWith(inYear) || !row.actualHours) continue;
    const key = personMonth(row);
    present.set(key, hoursOf(row.actualHours).plus(present.get(key) ?? 0));
  }

  const worked = new Map<string, { first: WorkTimeRow; byProject: Map<string, Big> }>();
  for (const row of input.workTimes) {
    if (!row.month.startsWith(inYear)) continue;
    const project = projects.ofRow(row, warnings);
    const hours = hoursOf(row.hours);
    if (!project || hours.lte(0)) continue;
    const key = personMonth(row);
    const entry = worked.get(key) ?? { first: row, byProject: new Map<string, Big>() };
    if (row.id < entry.first.id) entry.first = row;
    entry.byProject.set(project.id, hours.plus(entry.byProject.get(project.id) ?? 0));
    worked.set(key, entry);
  }

  const bases = new Map<string, HoursBasis<HoursClaim>>();
  for (const [key, hours] of present) bases.set(key, hoursBasis([], hours));
  for (const [key, { first, byProject }] of worked) {
    const claims = [...byProject]
      .map(([projectId, hours]) => ({ projectId, hours }))
      .sort((a, b) => projects.rank(a.projectId) - projects.rank(b.projectId));
    const attendance = present.get(key);
    const basis = hoursBasis(claims, attendance ?? new Big(0));
    bases.set(key, basis);
    if (attendance === undefined) {
      warnings.add('NO_ATTENDANCE', key, first.id, noAttendance(first));
    } else if (basis.exceeded) {
      warnings.add('HOURS_EXCEED_TOTAL', key, first.id, hoursExceed(first, basis.whole, attendance));
    }
  }
  return bases;
}

type PersonMonth = { readonly personnelId: string; readonly month: string };

function personMonth({ personnelId, month }: PersonMonth): string {
  return `${personnelId} ${month}`;
}

function isPaid(salary: SalaryRow): boolean {
  return payKinds.some(({ kind }) => Number(salary[kind] || 0) !== 0);
}

function noHours({ personnelId, month }: PersonMonth): Text {
  return text(
    `人员 ${personnelId} ${month} 有薪酬但没有工时和考勤，薪酬未分配`,
    `Person ${personnelId} was paid in ${month} but has neither hours nor attendance; the pay was not allocated`,
  );
}

function noAttendance({ personnelId, month }: PersonMonth): Text {
  return text(
    `人员 ${personnelId} ${month} 没有考勤记录，全部按研发工时分配`,
    `Person ${personnelId} has no attendance in ${month}; the pay was allocated over R&D hours only`,
  );
}

function hoursExceed({ personnelId, month }: PersonMonth, claimed: Big, attendance: Big): Text {
  return text(
    `人员 ${personnelId} ${month} 研发工时 ${claimed.toFixed()} 大于实际出勤工时 ${attendance.toFixed()}`,
    `Person ${personnelId}: R&D hours ${claimed.toFixed()} exceed attendance ${attendance.toFixed()} in ${month}`,
  );
}
