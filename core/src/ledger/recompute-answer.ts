import * as v from 'valibot';
import { answer } from '../records';

/** Schema of `RecomputePreview`. */
export const recomputePreviewAnswer = v.object({
  changes: v.array(
    v.object({
      key: v.string(),
      label: answer.bilingual,
      before: v.nullable(answer.decimal),
      after: v.nullable(answer.decimal),
    }),
  ),
  warnings: v.array(v.object({ ...answer.bilingual.entries, count: answer.count, place: v.optional(v.string()) })),
});

/** Schema of `RecomputeResult`. */
export const recomputeAnswer = v.object({
  costRecords: answer.count,
  ledgerRows: answer.count,
  reports: answer.count,
  ...recomputePreviewAnswer.entries,
});
