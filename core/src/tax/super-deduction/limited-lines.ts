import { dividedBy, figure, min, named, plus, text, times, type Cell, type Expression } from '../../kernel';
import { costCategories } from '../cost-items';
import { entrustedCounted } from '../law/entrusted';
import { limitsArePooled, otherCostLimit } from '../law/other-cost-limit';
import type { ProjectCost } from '../project-cost';
import type { Form, Formula } from './form';

/** Line 34, 经限额调整后的其他相关费用: one limit for all from 2021, until then each project has its own. */
export const otherCostLine: Formula = ({ year, costs, line, share }) => {
  if (limitsArePooled(year)) {
    return min(line(28), otherCostLimit(plus(line(3), line(7), line(16), line(19), line(23))));
  }
  const shares = costs.filter((cost) => cost.category('other')).map(share);
  return named(plus(...shares), text('各项目限额内金额之和', 'Sum of the projects, each within its limit'));
};

/** 其他相关费用 of one project within the limit: its part of line 34, or min(own, own limit) until 2020. */
export function shareOf({ year, line }: Pick<Form, 'year' | 'line'>, project: ProjectCost): Cell {
  const own = project.category('other');
  const expression: Expression<Cell> = !own
    ? plus()
    : limitsArePooled(year)
      ? dividedBy(times(named(own, costCategories.other.label), line(34)), line(28))
      : min(named(own, costCategories.other.label), otherCostLimit<Cell>(project.fiveTotal));
  return figure(expression, () => ({ key: `line34/project:${project.id}`, label: project.label }));
}

/** 其他相关费用限额; until 2020 the sum of the projects' limits. */
export function limitCell({ year, costs, line }: Pick<Form, 'year' | 'costs' | 'line'>): Cell {
  const label = text('其他相关费用限额', 'Limit of other related costs');
  const limit = (five: Expression<Cell>, key: string) => figure(otherCostLimit(five), () => ({ key, label }));
  if (limitsArePooled(year)) {
    return limit(plus(line(3), line(7), line(16), line(19), line(23)), 'otherLimit');
  }
  const each = costs.map((cost) => limit(cost.fiveTotal, `otherLimit/project:${cost.id}`));
  return figure(plus(...each), () => ({ key: 'otherLimit', label }));
}

/** 境内符合条件的研发费用: line 2 + line 36 × 80%. */
export function domesticEligible({ line }: Pick<Form, 'line'>): Expression<Cell> {
  return plus(line(2), entrustedCounted(line(36)));
}
