import { DomainError, type Trace } from '../../kernel';
import { yuan, type Amount } from '../../kernel/money';
import { deductionRate } from '../deduction-rate';
import { allowedPeriods } from '../law/periods';
import type { OtherCostLimit } from '../other-cost-limit';
import { countedProjects, type ProjectCost } from '../project-cost';
import { costLines } from './cost-lines';
import { splitQuarters } from './fourth-quarter';
import type { SuperDeductionInput } from './input';
import { bearer, capOverseas, limitOf } from './limited-lines';
import { lineNumbers, type LineKey } from './line-names';
import { shownValue } from './shown-value';
import { traceOfForm } from './trace-of-form';
import { fillIn } from './worksheet';
import { yearLines } from './year-lines';

export interface SuperDeduction {
  /** `'1'` … `'52'`: 元 with 2 decimals; `'1'` a count, `'50'` percent (`"100.00"`). */
  readonly lines: Readonly<Record<LineKey, string>>;
  /** 其他相关费用限额; until 2020 the sum of the projects' limits. */
  readonly otherLimit: string;
  /** (2 + 36 × 80 %) × 2/3; `"0.00"` before 2018. */
  readonly overseasCap: string;
  /** 47 − 48 − 49, at least 0. */
  readonly base: string;
  /** The base split at 1 October, only where that quarter of the year has a rate of its own. */
  readonly baseQ4?: string;
  readonly baseQ1Q3?: string;
  /** Line 50 as a fraction: `"1.00"`. */
  readonly rate: string;
  /** Other related costs within the limit, by the id of each counted project. */
  readonly shares: Readonly<Record<string, string>>;
  readonly trace: Trace;
}

/**
 * A107012《研发费用加计扣除优惠明细表》 of a year or an advance declaration; half-up at each line. Figures of an
 * advance are cumulative: October replaces July.
 *
 * @throws DomainError `PERIOD_NOT_ALLOWED` for an advance the year does not know
 */
export function superDeduction(input: SuperDeductionInput): SuperDeduction {
  const { year, period, enterpriseKinds = [] } = input;
  if (!allowedPeriods(year).includes(period)) {
    throw new DomainError('PERIOD_NOT_ALLOWED', `A declaration for ${period} does not exist in ${year}`);
  }
  const projects = countedProjects(input.projects);
  const cells = fillIn(new Map([...costLines(projects), ...yearLines(input, projects)]));
  const amount = (line: number) => cells.get(line)!.value;

  const limit = limitOf(year, projects);
  const base = amount(47).minus(amount(48)).minus(amount(49)).max(yuan(0));
  const split = splitQuarters(input, base);
  return {
    lines: Object.fromEntries(lineNumbers.map((line) => [String(line), shownValue(cells.get(line)!)])) as Record<
      LineKey,
      string
    >,
    otherLimit: limit.limit.toString(),
    overseasCap: capOverseas(year, amount(2), amount(36), amount(37)).cap,
    base: base.toString(),
    ...(split && { baseQ4: split.baseQ4.toString(), baseQ1Q3: split.baseQ1Q3.toString() }),
    rate: deductionRate({ year, enterpriseKinds }).expensed,
    shares: sharesByProject(projects, limit),
    trace: traceOfForm(cells, year, enterpriseKinds),
  };
}

/** A project with an expensed and a capitalised ledger comes twice and has one share. */
function sharesByProject(projects: readonly ProjectCost[], limit: OtherCostLimit): Record<string, string> {
  const shares = new Map<string, Amount<'yuan'>>();
  for (const project of projects) {
    shares.set(project.id, limit.shareOf(bearer(project)).plus(shares.get(project.id) ?? yuan(0)));
  }
  return Object.fromEntries([...shares].map(([id, share]) => [id, share.toString()]));
}
