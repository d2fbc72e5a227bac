import type { Expression, Trace } from '../kernel';
import * as v from 'valibot';
import { bilingual, decimal, id } from './answer-schemas';

/** A formula over the inputs of a figure, each by its index, from which the figure can be recalculated. */
export const calculation: v.GenericSchema<unknown, Expression<number>> = v.union([
  v.pipe(v.number(), v.integer(), v.minValue(0), v.description('The place of an input')),
  v.object({ op: v.literal('number'), value: v.string() }),
  v.object({ op: v.literal('rounded'), of: v.tuple([v.lazy(() => calculation)]), places: v.number() }),
  v.object({
    op: v.picklist(['sum', 'difference', 'product', 'quotient', 'min', 'max']),
    of: v.array(v.lazy(() => calculation)),
  }),
]);

/** How a figure was calculated, down to the rows of registers and vouchers. */
export const trace: v.GenericSchema<unknown, Trace> = v.object({
  key: v.string(),
  label: bilingual,
  value: decimal,
  formula: bilingual,
  basis: v.optional(v.object({ document: v.string(), article: v.string() })),
  inputs: v.array(v.lazy(() => trace)),
  calculation: v.optional(calculation),
  source: v.optional(v.object({ resource: v.string(), id })),
  deeper: v.optional(v.pipe(v.string(), v.description('Opens this figure further: the key of ledger.explain'))),
});
