import { text } from '../kernel';
import { crud, date, defineResource, dictionary, longText, reference, string, yesNo } from '../records';

/**
 * 诊断整改事项: one finding of an expert, which is a to-do of the enterprise once the diagnosis is published. The expert writes
 * what was found, the enterprise who sees to it and that it is done, each by a call.
 */
export const diagnosisFinding = defineResource('assess/diagnosefinding', {
  label: text('诊断整改事项', 'Finding of a diagnosis'),
  fields: {
    year: string({ label: text('年度', 'Year'), maxLength: 4 }),
    recordId: reference('assess/diagnoserecord', {
      label: text('诊断记录', 'Diagnosis'),
      required: text('请选择诊断记录', 'Choose the diagnosis'),
      by: 'submittedAt',
      shows: { askedAt: { from: 'submittedAt', label: text('诊断提交时间', 'Asked at') } },
    }),
    topic: dictionary('diagnosis_topic', { label: text('主题', 'Topic') }),
    level: dictionary('diagnosis_level', { label: text('等级', 'Level') }),
    finding: longText({ label: text('诊断发现', 'Finding'), maxLength: 2000 }),
    advice: longText({ label: text('整改建议', 'Advice'), maxLength: 2000 }),
    basis: string({ label: text('依据', 'Law'), maxLength: 300 }),
    dueOn: date({ label: text('整改期限', 'Due on') }),
    responsible: string({ label: text('责任人', 'Responsible'), maxLength: 50 }),
    done: yesNo({ label: text('已完成', 'Done') }),
    doneOn: date({ label: text('完成日期', 'Done on') }),
    doneRemark: longText({ label: text('整改情况', 'What was done'), maxLength: 1000 }),
  },
  naturalKey: ['recordId', 'topic', 'finding'],
  title: 'finding',
  search: ['year', 'topic', 'level', 'done', 'responsible'],
  columns: ['year', 'topic', 'level', 'finding', 'dueOn', 'responsible', 'done', 'doneOn', 'advice', 'basis'],
  order: [{ field: 'year', descending: true }, { field: 'dueOn' }],
  calls: ['list', 'detail', 'history', 'export'],
  permissions: crud('diagnosefinding'),
});
