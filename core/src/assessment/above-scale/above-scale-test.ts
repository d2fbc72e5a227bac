import { text } from '../../kernel';
import { quantityGiven, yesNoGiven, type NumberAnswer, type YesNoAnswer } from '../answer';
import { allHold, type Condition, type Outcome } from '../condition';
import { cite } from '../documents';
import { thresholdOf, type AboveScaleThreshold } from './above-scale-thresholds';

export interface AboveScaleAnswers {
  /** A kind of `aboveScaleThresholds`, or its Chinese name, e.g. `industry` or `工业`. */
  readonly industryKind?: string | null;
  /** Code of GB/T 4754-2017, which decides the kind if that is not given. */
  readonly statCode?: string | null;
  /** Revenue of the year in 元. */
  readonly revenue?: NumberAnswer;
  /** 建筑业: whether it has a qualification (资质). */
  readonly qualification?: YesNoAnswer;
}

export interface AboveScaleResult {
  /** The kind the answers fall under; null when unknown. */
  readonly industry: AboveScaleThreshold | null;
  /** The deciding conditions, with the answer and the requirement. */
  readonly conditions: readonly Condition[];
  readonly aboveScale: Outcome;
}

const basis = cite('oneSetSurvey', '调查范围');

/**
 * Whether an enterprise is above scale (规模以上), by its industry: revenue, qualification, or the trade itself. Never
 * throws: what cannot be read counts as not given.
 */
export function aboveScaleTest(answers: AboveScaleAnswers | null | undefined): AboveScaleResult {
  const { industryKind, statCode } = answers ?? {};
  const industry = thresholdOf(industryKind, statCode);
  const conditions = industry ? [conditionOf(industry, answers ?? {})] : [unknownIndustry];
  return { industry, conditions, aboveScale: allHold(conditions) };
}

const unknownIndustry: Condition = {
  key: 'industryKind',
  label: text('所属行业', 'Industry'),
  ok: null,
  actual: null,
  required: 'GB/T 4754-2017',
  basis,
};

function conditionOf(
  { revenue, measure, decidedBy, label }: AboveScaleThreshold,
  answers: AboveScaleAnswers,
): Condition {
  if (decidedBy === 'trade') return { key: 'trade', label, ok: true, actual: 'true', required: 'true', basis };
  if (revenue === null || measure === null) {
    const ok = yesNoGiven(answers.qualification);
    const qualified = text('具有资质', 'Has a qualification');
    return {
      key: 'qualification',
      label: qualified,
      ok,
      actual: ok === null ? null : String(ok),
      required: 'true',
      basis,
    };
  }
  const given = quantityGiven(answers.revenue);
  const ok = given?.gte(revenue) ?? null;
  return { key: 'revenue', label: measure, ok, actual: given?.toFixed() ?? null, required: `≥ ${revenue}`, basis };
}
