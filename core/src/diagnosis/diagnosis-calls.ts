import * as v from 'valibot';
import { text } from '../kernel';
import { answer, argument, calls, type PortOf } from '../records';
import { closeDiagnosis, diagnoseAnew, revokeDiagnosis, saveDiagnosis } from './ask-diagnosis';
import { diagnosisDetail } from './diagnosis-detail';
import { diagnosisLevels, diagnosisTopics, type DiagnosisLevel, type DiagnosisTopic } from './diagnosis-dictionaries';
import { diagnosisFinding } from './diagnosis-finding';
import { diagnosisRecord, DIAGNOSE } from './diagnosis-record';
import { diagnosisReminders } from './diagnosis-reminders';
import { diagnosisStates } from './diagnosis-state';
import { expertDiagnose, updateDiagnosis } from './expert-diagnosis';
import { printDiagnosis } from './print-diagnosis';
import { settleFinding } from './settle-finding';

const { view, add, edit, export: print } = diagnosisRecord.permissions;
const optionalText = (most: number) => argument.optional(v.pipe(v.string(), v.maxLength(most)));
const day = argument.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)));
const keysOf = <K extends string>(names: Readonly<Record<K, unknown>>) => Object.keys(names) as [K, ...K[]];
const topic = v.picklist(keysOf<DiagnosisTopic>(diagnosisTopics));
const level = v.picklist(keysOf<DiagnosisLevel>(diagnosisLevels));
const words = v.nullable(v.string());
const finding = v.object({
  ...{ topic, level },
  finding: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)),
  ...{ advice: optionalText(2000), basis: optionalText(300), dueOn: day, responsible: optionalText(50) },
});
const written = {
  id: argument.id,
  conclusion: v.optional(v.pipe(v.string(), v.maxLength(4000))),
  findings: v.optional(v.pipe(v.array(finding), v.maxLength(100))),
  reportFiles: v.optional(v.pipe(v.array(argument.id), v.maxLength(10))),
};
const id = v.object({ id: argument.id });
const bilingual = answer.bilingual;
const amount = v.nullable(v.string());
const frozen = v.object({
  enterprise: v.object({
    ...{ name: v.string(), kinds: v.array(v.string()) },
    figures: v.array(v.object({ label: bilingual, value: amount })),
  }),
  projects: v.array(
    v.object({ ...{ code: v.string(), name: v.string(), devForm: amount }, cost: v.nullable(answer.yuan) }),
  ),
  deduction: v.array(v.object({ line: v.string(), label: bilingual, amount: v.string() })),
  evaluations: v.array(
    v.object({
      ...{ kind: v.picklist(['highTech', 'techSme', 'aboveScale']), outcome: v.picklist(['yes', 'no', 'maybe']) },
      ...{ low: v.nullable(v.number()), high: v.nullable(v.number()) },
      ...{ failing: v.array(bilingual), open: v.array(bilingual) },
    }),
  ),
  risks: v.array(
    v.object({
      ...{ area: v.string(), level: v.string(), label: bilingual, message: bilingual },
      ...{ basis: v.nullable(bilingual), state: v.string() },
    }),
  ),
  risksLeftOut: answer.count,
});

/** Diagnoses by an expert. docs/product.md, Diagnosis */
export const diagnosisCalls = calls({
  save: {
    needs: add,
    about: text(
      '保存诊断',
      'Keeps what is asked as a draft; with `state` = `submitted` the expert is asked, and what the registers say of the year is kept.',
    ),
    logged: 'write',
    does: saveDiagnosis,
  },
  expertDiagnose: {
    needs: DIAGNOSE,
    about: text(
      '专家诊断',
      'The expert writes conclusion and findings, which replace those before; with `publish` they are final and to-dos of ' +
        'the enterprise. Refused to who asked.',
    ),
    takes: v.object({ ...written, publish: v.optional(v.boolean()) }),
    logged: 'write',
    does: expertDiagnose,
  },
  update: {
    needs: DIAGNOSE,
    about: text('修改诊断意见', 'The expert corrects what he began to write, until it is published.'),
    takes: v.object(written),
    logged: 'write',
    does: updateDiagnosis,
  },
  revoke: {
    needs: edit,
    about: text('撤回诊断', 'Takes back what no expert has begun with.'),
    takes: id,
    logged: 'write',
    does: revokeDiagnosis,
  },
  anew: {
    needs: add,
    about: text(
      '重新诊断',
      'Asks for another round on the figures of today; the round before is closed and named by it.',
    ),
    takes: v.object({ id: argument.id, question: optionalText(2000) }),
    logged: 'write',
    does: diagnoseAnew,
  },
  close: {
    needs: edit,
    about: text('关闭诊断', 'Closes a published diagnosis.'),
    takes: id,
    logged: 'write',
    does: closeDiagnosis,
  },
  settle: {
    needs: diagnosisFinding.permissions.edit,
    about: text('处理整改事项', 'Says who sees to a finding until when, and that it is done.'),
    takes: v.object({
      ...{ id: argument.id, responsible: optionalText(50), dueOn: day },
      ...{ done: v.optional(v.boolean()), doneRemark: optionalText(1000) },
    }),
    logged: 'write',
    does: settleFinding,
  },
  detail: {
    needs: view,
    about: text('查询诊断数据', 'A diagnosis, what was true when it was asked for, and what was found.'),
    takes: id,
    answers: v.object({
      ...{ id: answer.id, year: answer.year, round: answer.count, state: v.picklist(keysOf(diagnosisStates)) },
      ...{ question: v.string(), contact: words, submittedAt: words, expert: words, diagnosedAt: words },
      ...{ conclusion: words, previousId: v.nullable(answer.id) },
      ...{ attachments: v.array(answer.id), reportFiles: v.array(answer.id) },
      ...{ data: v.nullable(frozen), takenAt: words },
      findings: v.array(
        v.object({
          ...{ id: answer.id, topic, level, finding: v.string(), advice: words, basis: words, dueOn: words },
          ...{ responsible: words, done: v.boolean(), doneOn: words, doneRemark: words },
        }),
      ),
    }),
    does: diagnosisDetail,
  },
  print: {
    needs: print,
    about: text('打印诊断报告', 'A diagnosis with its findings, the law and the data it rests on, as a document.'),
    takes: id,
    prints: printDiagnosis,
  },
  reminders: {
    needs: 'signedIn',
    about: text('诊断待办', 'What of diagnoses waits for the caller.'),
    answers: v.array(v.object({ kind: v.picklist(['asked', 'due', 'overdue']), message: bilingual, to: v.string() })),
    does: diagnosisReminders,
  },
});

export type DiagnosisPort = PortOf<typeof diagnosisCalls>;
