import { text } from '../kernel';
import { crud, defineResource, dictionary, longText, year } from '../records';
import { EVALUATION_KIND } from './evaluation-dictionaries';

/** 自评答卷: the answers of a questionnaire of a year, to go on with; what they came to is kept by its record. */
export const selfAssessment = defineResource('assess/selfAssessment', {
  label: text('自评答卷', 'Self-assessment'),
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
    answers: longText({ label: text('答卷', 'Answers'), maxLength: 10_000 }),
  },
  naturalKey: ['kind', 'year'],
  title: 'kind',
  search: ['kind', 'year'],
  columns: ['kind', 'year'],
  order: [{ field: 'year', descending: true }, { field: 'kind' }],
  submitFinds: 'naturalKey',
  calls: ['list', 'detail', 'history', 'submit', 'remove', 'restore', 'export'],
  permissions: crud('evaluationrecord'),
});
