import * as v from 'valibot';
import { answer } from '../records';

/** Schema of `RecomputeResult`. */
export const recomputeAnswer = v.object({
  costRecords: answer.count,
  ledgerRows: answer.count,
  reports: answer.count,
  warnings: v.array(v.object({ ...answer.bilingual.entries, count: answer.count, place: v.optional(v.string()) })),
});
