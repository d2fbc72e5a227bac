import {
  aboveScaleTest,
  scoreHighTech,
  scoreTechSme,
  type Condition,
  type Outcome,
  type Points,
  type ScorePart,
} from '@rdm/core/internal/assessment';
import type { EvaluationKind } from '@rdm/core/internal/evaluation';
import { text, type Text } from '@rdm/core/internal/kernel';
import type { CalendarDate } from '@rdm/core/calendar';
import { aboveScaleSections } from './above-scale-questions';
import { highTechSections } from './high-tech-questions';
import type { QuestionSection } from './question';
import { techSmeSections } from './tech-sme-questions';

/** What the answers of a questionnaire show; without parts there are no points. */
export interface QuestionnaireScore extends Points {
  readonly preconditions: readonly Condition[];
  readonly parts: readonly ScorePart[];
  readonly qualifies: Outcome;
}

export interface Questionnaire {
  readonly kind: EvaluationKind;
  readonly title: Text;
  /** The conditions as a whole. */
  readonly conditions: Text;
  readonly sections: readonly QuestionSection[];
  readonly score: (answers: Readonly<Record<string, unknown>>, today: CalendarDate) => QuestionnaireScore;
}

const highTech: Questionnaire = {
  kind: 'highTech',
  title: text('高新技术企业自测', 'High-tech self-assessment'),
  conditions: text('九项认定条件', 'The nine conditions'),
  sections: highTechSections,
  score: (answers, today) => scoreHighTech(answers, { today }),
};
const techSme: Questionnaire = {
  kind: 'techSme',
  title: text('科技型中小企业自测', 'Technology SME self-assessment'),
  conditions: text('评价条件', 'The conditions'),
  sections: techSmeSections,
  score: (answers) => scoreTechSme(answers),
};
const aboveScale: Questionnaire = {
  kind: 'aboveScale',
  title: text('规上企业自测', 'Designated-size self-assessment'),
  conditions: text('入库条件', 'The condition'),
  sections: aboveScaleSections,
  score: (answers) => {
    const { conditions, aboveScale: qualifies } = aboveScaleTest(answers);
    return { preconditions: conditions, parts: [], low: 0, high: 0, suggested: 0, qualifies };
  },
};

/** The three questionnaires, by what they are for. */
export const questionnaires: Readonly<Record<EvaluationKind, Questionnaire>> = { highTech, techSme, aboveScale };
