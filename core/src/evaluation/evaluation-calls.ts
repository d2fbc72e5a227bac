import * as v from 'valibot';
import { text, type Clock } from '../kernel';
import { answer, argument, calls, listedPage, type Call, type PageQuery, type PortOf, type Visit } from '../records';
import { answersIn } from './answers';
import { evaluate, type Evaluation } from './evaluate';
import type { EvaluationKind } from './evaluation-dictionaries';
import { evaluationRecord } from './evaluation-record';
import { prefilledAnswers } from './prefilled-answers';
import { printEvaluation } from './print-evaluation';
import { saveEvaluation } from './save-evaluation';

const kind = v.picklist(['highTech', 'techSme', 'aboveScale']);
const answers = v.pipe(
  v.unknown(),
  v.description(
    'Answers by question, amounts in yuan; an object, or its JSON. What cannot be read counts as not given',
  ),
);
const kept = v.pipe(v.unknown(), v.description('Answers by question, amounts in yuan; an object, or its JSON'));
const plain = v.nullable(v.union([v.string(), v.number()]));
const answerValue = v.nullable(v.union([v.string(), v.number(), v.boolean(), v.array(plain)]));
const basis = v.object({ document: v.string(), article: v.string() });
const condition = v.object({
  ...{ key: v.string(), label: answer.bilingual, ok: v.nullable(v.boolean()), actual: v.nullable(v.string()) },
  ...{ required: v.string(), basis },
});
const points = { low: answer.count, high: answer.count, suggested: answer.count };
const evaluated = v.object({
  ...{ kind, evaluatedOn: v.string(), law: v.string(), outcome: v.picklist(['yes', 'no', 'maybe']) },
  points: v.nullable(v.object(points)),
  conditions: v.array(condition),
  parts: v.array(
    v.object({
      ...{ key: v.string(), label: answer.bilingual, max: answer.count, basis, ...points },
      items: v.array(
        v.object({
          ...{ key: v.string(), label: answer.bilingual, max: answer.count, given: v.boolean(), ...points },
          actual: v.nullable(v.string()),
        }),
      ),
    }),
  ),
  directPasses: v.array(condition),
});
const takes = v.object({ kind, answers });

/** Needs no tenant, so that anybody may ask. */
const evaluateNow = async (
  _visit: Visit,
  given: { readonly kind: EvaluationKind; readonly answers?: unknown },
  { clock }: { readonly clock: Clock },
): Promise<Evaluation> => evaluate(given.kind, answersIn(given.answers), clock.now().slice(0, 10));

/** Self-assessments. docs/product.md, Self-assessment */
export const evaluationCalls = calls({
  evaluate: {
    needs: 'signedIn',
    about: text('自评', 'What the answers of a questionnaire show; nothing is kept.'),
    takes,
    answers: evaluated,
    logged: 'read',
    conducts: evaluateNow,
  },
  noLoginEvaluate: {
    needs: 'public',
    about: text('免登录自评', 'The same without a session, as the page of the self-assessment shows it.'),
    takes,
    answers: evaluated,
    logged: 'read',
    conducts: evaluateNow,
  },
  save: {
    needs: evaluationRecord.permissions.add,
    about: text('保存自评', 'Keeps the answers to go on with, and what they come to today as a record of its own.'),
    takes: v.object({
      ...{ kind, year: argument.year, answers: kept },
      remark: v.optional(v.pipe(v.string(), v.maxLength(500))),
    }),
    logged: 'write',
    does: saveEvaluation,
  },
  records: {
    needs: evaluationRecord.permissions.view,
    about: text('查询自评记录', 'A page of the records of self-assessments, the newest first.'),
    does: (call: Call, query: PageQuery) => listedPage(call, evaluationRecord, call.hooksOf(evaluationRecord), query),
  },
  prefill: {
    needs: evaluationRecord.permissions.view,
    about: text(
      '自评取数',
      'What the registers of the enterprise answer of a questionnaire, by its record and the year.',
    ),
    takes: v.object({ kind, year: argument.year }),
    answers: v.object({ answers: v.record(v.string(), answerValue) }),
    wholly: true,
    does: prefilledAnswers,
  },
  print: {
    needs: evaluationRecord.permissions.export,
    about: text('打印自评报告', 'A record of a self-assessment as a document.'),
    takes: v.object({ id: argument.id }),
    prints: printEvaluation,
  },
});

export type EvaluationPort = PortOf<typeof evaluationCalls>;
