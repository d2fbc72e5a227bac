import { allHold, type Condition, type Outcome } from '../condition';
import { sumOf, type Points, type ScorePart } from '../points';
import { conversionPart } from './conversion-part';
import { growthPart } from './growth-part';
import type { HighTechAnswers } from './high-tech-answers';
import { PASSING_SCORE } from './high-tech-conditions';
import { highTechPreconditions } from './high-tech-preconditions';
import { intellectualPropertyPart } from './intellectual-property-part';
import { managementPart } from './management-part';
import { isDate, type CalendarDate } from '../../kernel/calendar';

export interface HighTechScore extends Points {
  /** The nine conditions of the law, each with the answer, the requirement and the legal basis. */
  readonly preconditions: readonly Condition[];
  /** 知识产权 30, 科技成果转化能力 30, 研究开发组织管理水平 20, 企业成长性 20, each with its items. */
  readonly parts: readonly ScorePart[];
  /** Whether the score is above 70: `yes` when its lowest points are, `no` when not even its highest. */
  readonly pass: Outcome;
  /** Whether all nine conditions hold, the score among them. */
  readonly qualifies: Outcome;
}

/**
 * Self-assessment of a 高新技术企业: conditions (国科发火〔2016〕32号 第十一条) and score of innovation
 * (国科发火〔2016〕195号 三（七）). Whole points; where experts decide within a band, `low` and `high` are its ends.
 * Never throws: what cannot be read counts as not given, and a missing answer is not a failure.
 */
export function scoreHighTech(
  answers: HighTechAnswers | null | undefined,
  assessed?: AssessedOn | null,
): HighTechScore {
  const given = answers ?? {};
  const parts = [intellectualPropertyPart(given), conversionPart(given), managementPart(given), growthPart(given)];
  const points = sumOf(parts, 100);
  const pass: Outcome = points.low > PASSING_SCORE ? 'yes' : points.high <= PASSING_SCORE ? 'no' : 'maybe';
  const preconditions = highTechPreconditions(given, () => dayOf(assessed), { ...points, pass });
  return { preconditions, parts, ...points, pass, qualifies: allHold(preconditions) };
}

interface AssessedOn {
  /** The day the conditions are evaluated on, yyyy-MM-dd; by default today in China, because they are Chinese law. */
  readonly today?: CalendarDate | null;
}

function dayOf(assessed: AssessedOn | null | undefined): CalendarDate {
  const today = assessed?.today;
  return isDate(today) ? today : new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format();
}
