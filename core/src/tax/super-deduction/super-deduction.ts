import { figure, plus, text, withTrace, type Cell, type InputIssue, type Trace } from '../../kernel';
import { rateOf } from '../deduction-rate';
import { checkedInput } from '../input/checked-input';
import { overseasCapOf } from '../law/entrusted';
import { formOf } from '../law/form-years';
import { requirePeriod, type DeclarationPeriod } from '../law/periods';
import { a107012 } from './a107012';
import { deductionMethod, type DeductionMethod } from './deduction-method';
import type { Form } from './form';
import { splitsQuarters } from './fourth-quarter';
import type { SuperDeductionInput } from './input';
import { domesticEligible, limitCell } from './limited-lines';
import { lineNumbers, type LineKey } from './line-names';
import { superDeductionSchema } from './super-deduction-schema';
import { traceOfForm } from './trace-of-form';
import { unusedAmounts } from './unused-amounts';

export interface SuperDeduction {
  /** The tax year asked for. */
  readonly year: number;
  readonly period: DeclarationPeriod;
  /** The version of the form that the year prints, e.g. `'2018'`; null for 2016, whose return had none of this layout. */
  readonly form: string | null;
  /** `'1'` … `'52'`: 元 with 2 decimals; `'1'` a count, `'50'` percent (`"100.00"`). */
  readonly lines: Readonly<Record<LineKey, string>>;
  /** 其他相关费用限额; until 2020 the sum of the projects' limits. */
  readonly otherLimit: string;
  /** (2 + 36 × 80%) × 2/3; `"0.00"` before 2018. */
  readonly overseasCap: string;
  /** 47 − 48 − 49, at least 0. */
  readonly base: string;
  /** The base split at 1 October; only if `splitsQuarters`. */
  readonly baseQ4?: string;
  /** The rest of the base, of January to September. */
  readonly baseQ1Q3?: string;
  /** Line 50 as a fraction: `"1.00"`. */
  readonly rate: string;
  /** Line 50 as the forms since 2022 take it. */
  readonly method: DeductionMethod;
  /** Other related costs within the limit, by the id of each counted project. */
  readonly shares: Readonly<Record<string, string>>;
  /** Amounts that were given but not used, because another given amount takes precedence. */
  readonly warnings: readonly InputIssue[];
  /** The calculation of line 51 and of every other line; created lazily. */
  readonly trace: Trace;
}

/**
 * A107012《研发费用加计扣除优惠明细表》 of a year or an advance declaration; half-up at each line. Figures of an
 * advance are cumulative: October replaces July.
 *
 * @throws DomainError `PERIOD_NOT_ALLOWED` for an advance that does not exist in the year; `YEAR_NOT_COVERED`,
 * `NOT_AN_AMOUNT` and `INVALID_INPUT` with every issue of the input
 */
export function superDeduction(given: SuperDeductionInput): SuperDeduction {
  const input = checkedInput(superDeductionSchema, given);
  const { year, period } = input;
  requirePeriod(year, period);
  const form = a107012(input);
  const base = form.unnumbered('base').toString();
  const split = splitsQuarters(input) && {
    baseQ4: form.unnumbered('fourthQuarter').toString(),
    baseQ1Q3: form.unnumbered('firstThreeQuarters').toString(),
  };
  const result = {
    year,
    period,
    form: formOf(year),
    lines: Object.fromEntries(lineNumbers.map((line) => [String(line), form.line(line).toString()])) as Record<
      LineKey,
      string
    >,
    otherLimit: limitCell(form).toString(),
    overseasCap: overseasCapIn(form),
    base,
    ...split,
    rate: rateOf(input).expensed,
    method: deductionMethod(input),
    shares: sharesByProject(form),
    warnings: unusedAmounts(input.projects),
  };
  return withTrace(result, () => traceOfForm(form));
}

function overseasCapIn(form: Form): string {
  const explanation = () => ({ key: 'overseasCap', label: text('委托境外限额', 'Overseas cap') });
  return figure(overseasCapOf(form.year, domesticEligible(form)), explanation).toString();
}

/** A project with an expensed and a capitalised ledger is listed twice but has one share. */
function sharesByProject({ projects, share }: Form): Record<string, string> {
  const shares = new Map<string, Cell>();
  for (const project of projects) {
    const [before, own] = [shares.get(project.id), share(project)];
    shares.set(project.id, before ? figure(plus(before, own), own.explain) : own);
  }
  return Object.fromEntries([...shares].map(([id, own]) => [id, own.toString()]));
}
