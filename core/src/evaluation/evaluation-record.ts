import { text } from '../kernel';
import { crud, date, defineResource, dictionary, integer, longText, string, structureOf, time, year } from '../records';
import type { Evaluation } from './evaluate';
import { EVALUATION_KIND, EVALUATION_OUTCOME } from './evaluation-dictionaries';

/** 自评记录: what a self-assessment came to on a day, by the law of that day. Only its remark can be changed. */
export const evaluationRecord = defineResource('assess/evaluationrecord', {
  label: text('自评记录', 'Self-assessment record'),
  fields: {
    kind: dictionary(EVALUATION_KIND, {
      label: text('自评类型', 'Kind'),
      required: text('请选择自评类型', 'Choose the kind'),
    }),
    year: year({
      label: text('年度', 'Year'),
      required: text('请选择年度', 'Choose the year'),
      initial: (today) => today.slice(0, 4),
    }),
    evaluatedAt: time({ label: text('自评时间', 'Evaluated at'), readOnly: true }),
    outcome: dictionary(EVALUATION_OUTCOME, { label: text('结论', 'Outcome'), readOnly: true }),
    suggested: integer({ label: text('建议得分', 'Suggested'), readOnly: true }),
    low: integer({ label: text('最低得分', 'Lowest'), readOnly: true }),
    high: integer({ label: text('最高得分', 'Highest'), readOnly: true }),
    law: string({ label: text('依据', 'Law'), readOnly: true, maxLength: 200 }),
    evaluatedOn: date({ label: text('判定日期', 'As of'), readOnly: true }),
    evaluatedBy: string({ label: text('自评人账号', 'Account of the assessor'), readOnly: true, maxLength: 50 }),
    remark: longText({ label: text('备注', 'Remark'), maxLength: 500 }),
    answers: longText({ label: text('答卷', 'Answers'), readOnly: true, maxLength: 10_000 }),
    result: structureOf<Pick<Evaluation, 'conditions' | 'parts' | 'directPasses'>>()({
      label: text('评分明细', 'Details'),
    }),
  },
  onRead: { evaluatedByName: string({ label: text('自评人', 'Assessed by') }) },
  naturalKey: ['kind', 'year', 'evaluatedAt'],
  title: 'evaluatedAt',
  search: ['kind', 'year', 'outcome'],
  columns: ['evaluatedAt', 'kind', 'year', 'outcome', 'suggested', 'law', 'evaluatedByName', 'remark'],
  order: [
    { field: 'evaluatedAt', descending: true },
    { field: 'year', descending: true },
  ],
  calls: ['list', 'detail', 'history', 'submit', 'remove', 'restore', 'export'],
  permissions: crud('evaluationrecord'),
});
