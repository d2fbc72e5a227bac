import * as v from 'valibot';
import { answer } from '../records';
import { overriddenLines } from './year-inputs';

const step = v.object({ form: v.picklist(['A107010', 'A100000', 'A200000']), line: v.string() });

/** What A107012 answers beside its lines. */
export const formAnswers = {
  baseQ4: v.optional(answer.yuan),
  baseQ1Q3: v.optional(answer.yuan),
  method: v.object({
    code: v.pipe(v.nullable(v.string()), v.description('Line 50 of the forms since 2022')),
    meaning: answer.bilingual,
  }),
  lineInputs: v.array(
    v.object({
      line: v.picklist(overriddenLines),
      computed: answer.yuan,
      quarters: v.array(answer.yuan),
      typed: v.boolean(),
      value: answer.yuan,
      difference: answer.yuan,
      reason: v.nullable(v.string()),
    }),
  ),
  fourthQuarter: v.nullable(
    v.object({
      method: v.nullable(v.picklist(['months', 'actual'])),
      monthsAfter: answer.count,
      months: answer.count,
      proposed: answer.yuan,
      amount: v.nullable(answer.yuan),
    }),
  ),
  returnPlace: v.nullable(
    v.object({
      steps: v.array(step),
      item: v.nullable(answer.bilingual),
      basis: v.object({ document: v.string(), article: v.string() }),
      certain: v.boolean(),
    }),
  ),
  notices: v.array(answer.bilingual),
};
