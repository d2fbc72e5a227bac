import { recordDetail, requireYear, submitRecord, type Call, type RecordOf } from '../records';
import { keptAnswers } from './answers';
import type { EvaluationKind } from './evaluation-dictionaries';
import { evaluationRecord } from './evaluation-record';
import { selfAssessment } from './self-assessment';

export interface EvaluationSaved {
  readonly kind: EvaluationKind;
  readonly year: string;
  readonly answers: unknown;
  readonly remark?: string | undefined;
}

/** Keeps the answers of a questionnaire to go on with, and what they come to today as a record. */
export async function saveEvaluation(
  call: Call,
  { kind, year: given, answers: sent, remark }: EvaluationSaved,
): Promise<RecordOf<typeof evaluationRecord>> {
  const year = requireYear(given);
  const answers = keptAnswers(sent);
  await submitRecord(call, selfAssessment, call.hooksOf(selfAssessment), { kind, year, answers });
  const draft = { kind, year, answers, remark: remark ?? '' };
  const { id } = await submitRecord(call, evaluationRecord, call.hooksOf(evaluationRecord), draft);
  return recordDetail(call, evaluationRecord, id);
}
