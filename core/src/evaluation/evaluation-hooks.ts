import { namesOnRead } from '../access';
import { hooksOn, type HooksByName, type RecordOf, type ResourceHooks } from '../records';
import { answersIn, keptAnswers } from './answers';
import { evaluate } from './evaluate';
import type { EvaluationKind } from './evaluation-dictionaries';
import { evaluationRecord } from './evaluation-record';
import { selfAssessment } from './self-assessment';

const recordHooks: ResourceHooks<typeof evaluationRecord> = {
  ...namesOnRead({ evaluatedByName: { account: 'evaluatedBy', at: 'evaluatedAt' } }),
  beforeSubmit: (call, values, before) => {
    if (before) {
      // What was found stands as it was; another evaluation is another record.
      const { remark } = values;
      Object.assign(values, pickFields(before), { remark });
      return;
    }
    const now = call.clock.now();
    const answers = keptAnswers(values.answers);
    const { evaluatedOn, law, outcome, points, conditions, parts, directPasses } = evaluate(
      values.kind as EvaluationKind,
      answersIn(answers),
      now.slice(0, 10),
    );
    Object.assign(values, {
      ...{
        answers,
        evaluatedOn,
        law,
        outcome,
        evaluatedAt: now,
        evaluatedBy: call.caller.account || null,
      },
      ...{ low: points?.low ?? null, high: points?.high ?? null, suggested: points?.suggested ?? null },
      result: { conditions, parts, directPasses },
    });
  },
};

/** Answers are read from the form as it was sent; what they come to is computed once, when the record is made. */
export const evaluationHooks: HooksByName = {
  ...hooksOn(selfAssessment, {
    beforeSubmit: (_call, values) => {
      values.answers = keptAnswers(values.answers);
    },
  }),
  ...hooksOn(evaluationRecord, recordHooks),
};

const pickFields = (record: RecordOf<typeof evaluationRecord>) =>
  Object.fromEntries(
    Object.keys(evaluationRecord.fields).map((name) => [name, record[name as keyof typeof record] ?? null]),
  );
