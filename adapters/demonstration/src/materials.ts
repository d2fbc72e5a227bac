import type { CalendarDate, Month } from '@rdm/core/calendar';
import { yuan } from '@rdm/core/money';
import { materialPlans, type MaterialPlan } from './material-catalogue';
import { padded, shortYear, type Period } from './period';
import { dayWithin, runsIn, type Project } from './projects';
import { seededRandom, type SeededRandom } from './seeded-random';

interface Line {
  readonly date: CalendarDate;
  readonly project: Project;
  readonly plan: MaterialPlan;
  readonly qty: number;
  readonly direction: 'issue' | 'return';
}

/** Rows of 材料 by date; issue (LL) and return (TL) slips are numbered through the year, one per project and day. */
export function materialRows(projects: readonly Project[], months: readonly Month[], { year }: Period) {
  const lines = months.flatMap((month) =>
    projects
      .filter((project) => runsIn(project, month))
      .flatMap((project) => linesOf(project, month))
      .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
  );
  const slips = { issue: new Map<string, string>(), return: new Map<string, string>() };
  const slipOf = ({ direction, date, project }: Line) => {
    const known = slips[direction];
    const key = `${date} ${project.code}`;
    const number = `${direction === 'issue' ? 'LL' : 'TL'}${shortYear(year)}${padded(known.size + 1, 5)}`;
    if (!known.has(key)) known.set(key, number);
    return known.get(key) ?? number;
  };
  return lines.map((line) => ({
    date: line.date,
    billNo: slipOf(line),
    materialCode: `M${padded(materialPlans.indexOf(line.plan) + 1, 4)}`,
    materialName: line.plan.name,
    spec: line.plan.spec,
    unit: line.plan.unit,
    qty: String(line.qty),
    price: line.plan.price,
    amount: yuan(line.plan.price).times(line.qty).toString(),
    projectId: line.project.code,
    direction: line.direction,
  }));
}

export type MaterialRows = ReturnType<typeof materialRows>;

/** Different materials, some of which are partly returned before the end of the month. */
function linesOf(project: Project, month: Month): Line[] {
  const random = seededRandom(`material ${month} ${project.code}`);
  const entrusted = project.plan.devForm.startsWith('wtyf');
  const plans = distinct(random, entrusted ? random.integer(0, 1) : random.integer(2, 5));
  const days = [dayWithin(project, month, random), dayWithin(project, month, random)] as const;
  return plans.flatMap((plan) => {
    const qty = random.integer(...plan.qty);
    const issue: Line = { date: random.pick(days), project, plan, qty, direction: 'issue' };
    const back = Math.floor((qty * random.integer(5, 30)) / 100);
    if (back === 0 || !random.chance(9)) return [issue];
    const date = dayWithin(project, month, random, issue.date);
    return [issue, { ...issue, date, qty: back, direction: 'return' } satisfies Line];
  });
}

function distinct(random: SeededRandom, count: number): MaterialPlan[] {
  const chosen = new Set<MaterialPlan>();
  while (chosen.size < count) chosen.add(random.pick(materialPlans));
  return [...chosen];
}
