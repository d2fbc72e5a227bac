import { yesNoGiven } from '../answer';
import { allHold, type Condition, type Outcome } from '../condition';
import { sumOf, type Points, type ScorePart } from '../points';
import { directPassesOf } from './direct-pass';
import type { TechSmeAnswers } from './tech-sme-answers';
import { LOWEST_SCORE } from './tech-sme-bands';
import { techSmeConditions } from './tech-sme-conditions';
import { techSmeParts } from './tech-sme-parts';

export interface TechSmeScore extends Points {
  /** Conditions of the measures, the score last. */
  readonly preconditions: readonly Condition[];
  /** 科技人员 20, 研发投入 50, 科技成果 30. */
  readonly parts: readonly ScorePart[];
  /** The score proven by the answers: the sum of the parts. Missing answers can only raise it. */
  readonly score: number;
  /** The four ways to be confirmed without a score; one that holds suffices. */
  readonly directPasses: readonly Condition[];
  readonly directPass: boolean;
  /** Whether the score suffices (60, and above 0 for technical staff) or a direct pass replaces it. */
  readonly pass: Outcome;
  /** Whether all conditions hold. */
  readonly qualifies: Outcome;
}

/**
 * Evaluation of a 科技型中小企业 (国科发政〔2017〕115号 第六至八条). Never throws: what cannot be read counts as not
 * given, and a missing answer is not a failure.
 */
export function scoreTechSme(answers: TechSmeAnswers | null | undefined): TechSmeScore {
  const given = answers ?? {};
  const parts = techSmeParts(given);
  const points = sumOf(parts, 100);
  const directPasses = directPassesOf(given);
  const directPass = directPasses.some(({ ok }) => ok === true) || yesNoGiven(given.directPass) === true;
  const pass = directPass ? 'yes' : outcomeOf(points, parts[0]!);
  const preconditions = techSmeConditions(given, { ...points, pass });
  const qualifies = allHold(preconditions);
  return { preconditions, parts, ...points, score: points.low, directPasses, directPass, pass, qualifies };
}

function outcomeOf({ low, high }: Points, techStaff: Points): Outcome {
  if (low >= LOWEST_SCORE && techStaff.low > 0) return 'yes';
  return high < LOWEST_SCORE || techStaff.high === 0 ? 'no' : 'maybe';
}
