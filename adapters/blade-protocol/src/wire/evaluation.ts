import { evaluationRecord, selfAssessment, type evaluationCalls } from '@rdm/core/internal/evaluation';
import { get, post, type Wire } from './wire-line';

/** Self-assessments and their records. docs/product.md, Self-assessment */
export const evaluationWire: Wire<typeof evaluationCalls> = {
  evaluate: post(`${selfAssessment.name}/evaluate`),
  noLoginEvaluate: post(`${selfAssessment.name}/noLoginEvaluate`),
  save: post(`${selfAssessment.name}/save`, { record: evaluationRecord }),
  records: get(`${selfAssessment.name}/getEvaluationRecord`, { page: evaluationRecord }),
  prefill: get(`${selfAssessment.name}/prefill`),
  print: get(`${evaluationRecord.name}/print`, { answer: 'download' }),
};
