import {
  aboveScaleTest,
  scoreHighTech,
  scoreTechSme,
  type Condition,
  type Outcome,
  type ScorePart,
} from '../assessment';
import type { CalendarDate } from '../kernel/calendar';
import type { Answers } from './answers';
import type { EvaluationKind } from './evaluation-dictionaries';

/** What the answers of a questionnaire show. */
export interface Evaluation {
  readonly kind: EvaluationKind;
  /** The day the conditions are evaluated on. */
  readonly evaluatedOn: CalendarDate;
  /** The documents it rests on, in their edition of that day. */
  readonly law: string;
  readonly outcome: Outcome;
  /** Null where there are no points. */
  readonly points: { readonly low: number; readonly high: number; readonly suggested: number } | null;
  readonly conditions: readonly Condition[];
  readonly parts: readonly ScorePart[];
  /** Conditions of which one that holds replaces the score. */
  readonly directPasses: readonly Condition[];
}

const laws: Readonly<Record<EvaluationKind, string>> = {
  highTech: '国科发火〔2016〕32号、国科发火〔2016〕195号',
  techSme: '国科发政〔2017〕115号',
  aboveScale: '国家统计局《一套表统计调查制度》调查范围',
};

/** Evaluates the answers of a questionnaire. Never throws: what is missing or cannot be read counts as not given. */
export function evaluate(kind: EvaluationKind, answers: Answers, evaluatedOn: CalendarDate): Evaluation {
  const head = { kind, evaluatedOn, law: laws[kind], directPasses: [] as readonly Condition[] };
  if (kind === 'aboveScale') {
    const { aboveScale, conditions } = aboveScaleTest(answers);
    return { ...head, outcome: aboveScale, points: null, conditions, parts: [] };
  }
  if (kind === 'techSme') {
    const { qualifies, low, high, suggested, preconditions, parts, directPasses } = scoreTechSme(answers);
    const points = { low, high, suggested };
    return { ...head, outcome: qualifies, points, conditions: preconditions, parts, directPasses };
  }
  const { qualifies, low, high, suggested, preconditions, parts } = scoreHighTech(answers, { today: evaluatedOn });
  return { ...head, outcome: qualifies, points: { low, high, suggested }, conditions: preconditions, parts };
}
