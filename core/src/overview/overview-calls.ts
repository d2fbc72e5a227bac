import * as v from 'valibot';
import { text } from '../kernel';
import { answer, argument, calls, type PortOf } from '../records';
import { dueKeys } from './due-items';
import { reminders } from './reminders';
import { yearOverview } from './year-overview';
import { stepKeys } from './year-steps';

const step = v.object({
  ...{ key: v.picklist(stepKeys), label: answer.bilingual, done: v.boolean(), standing: answer.bilingual },
  to: v.string(),
});
const due = v.object({ key: v.picklist(dueKeys), message: answer.bilingual, verb: answer.bilingual, to: v.string() });
const beside = v.array(
  v.object({ key: v.string(), label: answer.bilingual, amount: answer.yuan, before: answer.yuan }),
);
const spent = { amount: answer.yuan, budget: v.nullable(answer.yuan), used: v.nullable(answer.decimal) };
const named = { id: answer.id, code: v.string(), name: v.string() };
const mayBeYuan = v.nullable(answer.yuan);

/** What the first page of the product shows. docs/product.md, Layout */
export const overviewCalls = calls({
  ofYear: {
    needs: 'signedIn',
    about: text(
      '首页',
      'A year at a glance: how far its steps are, what is due and the caller’s to settle, its figures beside those of the ' +
        'year before, the projects he leads, and what an administrator watches. Parts he may not see are null. By default ' +
        'the current year, or the latest with projects.',
    ),
    takes: v.object({ year: argument.optional(argument.year) }),
    answers: v.object({
      year: answer.year,
      years: v.array(answer.year),
      figures: v.nullable(
        v.object({
          ...{ projects: answer.count, total: mayBeYuan, totalBefore: mayBeYuan, expensed: mayBeYuan },
          ...{ capitalised: mayBeYuan, deduction: mayBeYuan, taxSaved: mayBeYuan, taxRate: v.nullable(v.string()) },
        }),
      ),
      isEmpty: v.boolean(),
      steps: v.array(step),
      due: v.array(due),
      categories: v.nullable(beside),
      months: v.nullable(beside),
      costs: v.nullable(v.object({ projects: v.array(v.object({ ...named, ...spent })), total: v.object(spent) })),
      retention: v.nullable(
        v.array(
          v.object({
            ...{ projectId: answer.id, projectCode: v.string(), projectName: v.string(), completeness: answer.count },
            missing: v.array(v.object({ fileNo: v.string(), label: answer.bilingual, basis: v.string() })),
          }),
        ),
      ),
      own: v.array(
        v.object({
          ...named,
          lastHours: v.nullable(argument.month),
          used: v.nullable(answer.decimal),
          completeness: v.nullable(answer.count),
        }),
      ),
      administration: v.nullable(
        v.object({
          ...{ people: answer.count, pending: answer.count, signedIn: answer.count, fileBytes: answer.count },
          fileQuotaBytes: v.nullable(answer.count),
        }),
      ),
    }),
    does: yearOverview,
  },
  reminders: {
    needs: 'signedIn',
    about: text(
      '本人待办',
      'What waits for the caller, of every part of the product, each with the page where it is done.',
    ),
    answers: v.array(v.object({ kind: v.string(), message: answer.bilingual, to: v.string() })),
    does: reminders,
  },
});

export type OverviewPort = PortOf<typeof overviewCalls>;
