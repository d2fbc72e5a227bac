import { text } from '../kernel';
import type { StandardDictionary } from '../system';

export const EVALUATION_KIND = 'evaluation_kind';
/** What an enterprise can evaluate itself for. */
export const evaluationKinds = {
  highTech: text('高新技术企业', 'High-tech enterprise'),
  techSme: text('科技型中小企业', 'Technology SME'),
  aboveScale: text('规模以上企业', 'Enterprise above designated size'),
} as const;
export type EvaluationKind = keyof typeof evaluationKinds;

export const EVALUATION_OUTCOME = 'evaluation_outcome';
export const evaluationOutcomes = {
  yes: text('符合', 'Qualifies'),
  no: text('不符合', 'Does not qualify'),
  maybe: text('尚不能判断', 'Cannot be said yet'),
} as const;

/** The dictionaries of self-assessments. */
export const evaluationDictionaries: readonly StandardDictionary[] = [
  {
    code: EVALUATION_KIND,
    name: text('自评类型', 'Kind of self-assessment'),
    entries: Object.entries(evaluationKinds),
  },
  {
    code: EVALUATION_OUTCOME,
    name: text('自评结论', 'Outcome of a self-assessment'),
    entries: Object.entries(evaluationOutcomes),
  },
];
