import * as v from 'valibot';
import { answer, trace } from '../records';

/** Schema of `ClaimGate`. */
export const claimGateAnswer = v.object({
  ok: v.pipe(v.boolean(), v.description('False if the enterprise may not claim the deduction')),
  findings: v.array(
    v.object({
      code: v.picklist(['NEGATIVE_LIST', 'ASSESSED_COLLECTION', 'NON_RESIDENT', 'FACTS_MISSING', 'KIND_WITHOUT_PROOF']),
      level: v.picklist(['block', 'missing', 'warning']),
      message: answer.bilingual,
      basis: v.nullable(v.object({ document: v.string(), article: v.string() })),
      trace: v.nullable(trace),
    }),
  ),
});
