import type { Trace } from '@rdm/core/kernel';
import * as v from 'valibot';
import { bilingual, decimal, id } from './wire-values';

/** How a figure came about, down to the rows of registers and vouchers. */
export const trace: v.GenericSchema<unknown, Trace> = v.object({
  key: v.string(),
  label: bilingual,
  value: decimal,
  formula: bilingual,
  basis: v.optional(v.object({ document: v.string(), article: v.string() })),
  inputs: v.array(v.lazy(() => trace)),
  source: v.optional(v.object({ resource: v.string(), id })),
  deeper: v.optional(v.pipe(v.string(), v.description('Opens this figure further: the key of ledger.explain'))),
});
