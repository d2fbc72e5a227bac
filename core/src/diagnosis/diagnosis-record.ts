import { text } from '../kernel';
import {
  crud,
  defineResource,
  dictionary,
  files,
  integer,
  longText,
  reference,
  string,
  structureOf,
  time,
  year,
} from '../records';
import { DIAGNOSIS_STATE, type DiagnosisStep } from './diagnosis-state';

/** The right to diagnose what others asked for. */
export const DIAGNOSE = 'diagnoserecord_diagnose';

/**
 * 诊断记录: what the enterprise asks an expert about a year, and what he found. Each round is a record of its own that names
 * the one before; its findings are records of `diagnosisFinding`, what was true then is a record of `diagnosisData`.
 */
export const diagnosisRecord = defineResource('assess/diagnoserecord', {
  label: text('诊断记录', 'Diagnosis'),
  fields: {
    year: year({
      label: text('年度', 'Year'),
      required: text('请输入年度', 'Enter the year'),
      initial: (today) => today.slice(0, 4),
    }),
    round: integer({ label: text('轮次', 'Round'), readOnly: true, initial: () => 1 }),
    state: dictionary(DIAGNOSIS_STATE, { label: text('状态', 'Status'), readOnly: true, initial: () => 'draft' }),
    question: longText({
      label: text('诊断需求', 'What is asked'),
      required: text('请写明希望专家诊断的问题', 'Say what the expert shall look at'),
      maxLength: 2000,
    }),
    contact: string({ label: text('联系人及电话', 'Contact'), maxLength: 100 }),
    attachments: files({ label: text('企业资料', 'Papers of the enterprise') }),
    submittedAt: time({ label: text('提交时间', 'Asked at'), readOnly: true }),
    expert: string({ label: text('专家账号', 'Account of the expert'), readOnly: true, maxLength: 50 }),
    diagnosedAt: time({ label: text('诊断时间', 'Diagnosed at'), readOnly: true }),
    conclusion: longText({ label: text('总体结论', 'Conclusion'), readOnly: true, maxLength: 4000 }),
    /** Written by the expert, in no form of the enterprise. */
    reportFiles: files({ label: text('专家附件', 'Papers of the expert') }),
    previousId: reference('assess/diagnoserecord', {
      label: text('上一轮诊断', 'Round before'),
      by: 'submittedAt',
      shows: { previousAskedAt: { from: 'submittedAt', label: text('上一轮提交时间', 'Round before asked at') } },
      readOnly: true,
    }),
    dataId: reference('assess/diagnosedata', {
      label: text('诊断数据', 'Data'),
      by: 'takenAt',
      shows: { dataTakenAt: { from: 'takenAt', label: text('取数时间', 'Data taken at') } },
      readOnly: true,
    }),
    steps: structureOf<readonly DiagnosisStep[] | null>()({ label: text('办理过程', 'Steps') }),
  },
  onRead: { expertName: string({ label: text('专家', 'Expert') }) },
  naturalKey: ['year', 'round'],
  title: 'year',
  search: ['year', 'state'],
  columns: ['year', 'round', 'state', 'question', 'submittedAt', 'expertName', 'diagnosedAt'],
  sections: [
    { label: text('诊断需求', 'What is asked'), fields: ['year', 'question', 'contact', 'attachments'] },
    {
      label: text('诊断', 'Diagnosis'),
      fields: ['round', 'state', 'submittedAt', 'expert', 'diagnosedAt', 'conclusion', 'previousId', 'dataId'],
    },
  ],
  order: [
    { field: 'year', descending: true },
    { field: 'round', descending: true },
  ],
  calls: ['list', 'detail', 'history', 'submit', 'remove', 'restore', 'export'],
  permissions: crud('diagnoserecord'),
});
